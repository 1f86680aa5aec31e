#!/bin/sh
# Compares the link policy with Node's URL, Python's urllib, Java's URI and Foundation's URL over generated links.
# Usage: Tests/Fuzzing/Links/run.sh [COUNT [SEED]]; COUNT "scalars" tries every character in hosts instead.
# Needs swiftc, node, java 17 and python3. Exit status 1 on any disagreement about a host or a port.
set -eu

count=${1:-200000}
seed=${2:-$(date +%s)}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONIOENCODING=utf-8 PYTHONUTF8=1

echo "links: $count, seed: $seed"
sources=$root/Sources
flags="-O -wmo -parse-as-library -swift-version 6 -package-name GatewayNotifications
    -enable-upcoming-feature InternalImportsByDefault"
# shellcheck disable=SC2086,SC2046
swiftc $flags -module-name JSONReading -emit-module -emit-module-path "$work/JSONReading.swiftmodule" \
    -c -o "$work/JSONReading.o" $(find "$sources/JSONReading" -name '*.swift')
# shellcheck disable=SC2086,SC2046
swiftc $flags -module-name ReadLinks -I "$work" -o "$work/read-links" "$work/JSONReading.o" \
    "$here/ReadLinks.swift" $(find "$sources/NotificationPayload" -name '*.swift')
swiftc -O -parse-as-library -swift-version 6 -o "$work/foundation-hosts" "$here/FoundationHosts.swift"

python3 "$here/generate.py" "$count" "$seed" >"$work/links"
"$work/read-links" <"$work/links" >"$work/accepted"
"$work/foundation-hosts" <"$work/accepted" >"$work/foundation"
node "$here/NodeHosts.mjs" <"$work/accepted" >"$work/node"
java "$here/JavaHosts.java" <"$work/accepted" >"$work/java"
python3 "$here/compare.py" "$work/accepted" "foundation=$work/foundation" "node=$work/node" "java=$work/java"
