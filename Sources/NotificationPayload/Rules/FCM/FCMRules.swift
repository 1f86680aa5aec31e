#if !hasFeature(Embedded)

/// The rules for requests to Firebase Cloud Messaging.
package enum FCMRules {
    package static let descriptions: [RuleDescription] = [
        .messageMissing, .legacyFCMRequest, .bothSpellings, .unknownField, .misspeltField, .misplacedField,
        .targetMissing, .emptyTarget, .severalTargets, .topicMalformed, .topicPrefixed, .conditionMalformed,
        .conditionTooManyTopics, .conditionDoubleQuoted, .conditionOnlyNegated, .dataValueNotAString, .reservedDataKey,
        .dataKeyOnceReserved, .dataKeyNearReserved, .dataKeyCollision, .dataValuePlaceholder, .dataValueJSON,
        .durationMalformed, .ttlTooLong, .colorMalformed, .timestampMalformed, .lightSettingMissing,
        .androidLocArgsWithoutKey, .bothAndroidConfigs, .headersInPayload,
        .notificationAsBackground, .dataOnlyNotBackground, .voipThroughFCM, .alertDiffers, .webPushHeaderMalformed,
        .webLinkNotHTTPS, .imageNotHTTPS, .analyticsLabelMalformed, .messageTooLarge,
    ]
}

#endif
