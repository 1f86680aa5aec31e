#if !hasFeature(Embedded)

/// The rules about Apple payloads and declarative web push, and the shared ones that they use.
package enum AppleRules {
    package static let descriptions: [RuleDescription] = [
        .wrongType, .nullValue, .integerAsDecimal, .notAllowedValue, .outOfRange, .missingKey,
        .emptyValue, .exclusiveKeys, .unknownKey, .misspeltKey, .misplacedKey, .timeInMilliseconds,
        .apsMissing, .apsRequired, .alertOutsideAps, .apsMisspelt,
        .emptyAlert, .argumentsWithoutKey, .textWithLocalisationKey, .legacyAlertKey,
        .emptySound, .soundWithoutCritical, .criticalAlertEntitlement,
        .flagNotOne, .flagZero, .backgroundPush, .backgroundFlagWithAlert, .backgroundPushNotSilent,
        .mutableContentWithoutAlert, .imageWithoutMutableContent,
        .startOnlyKey, .liveActivityKeyWithoutEvent,
        .payloadTooLarge,
        .simulatorTargetMissing, .simulatorTargetMisspelt, .simulatorTargetInProduction,
        .fcmKeyBySender, .legacyNotificationKey, .fcmOptionsType, .deliveryExportSkipped, .deliveryExportRaises,
        .invalidExpiration, .collapseIDTooLong, .invalidAPNsID, .backgroundPriority, .alertAsBackground,
        .walletContent, .invalidNavigate,
    ]
}

#endif
