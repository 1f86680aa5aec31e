#!/usr/bin/env python3
"""Compares the hosts and ports of accepted links with those that other parsers find.

Usage: compare.py ACCEPTED NAME=ANSWERS...
Python's urllib.parse is asked here. Letter case of names, brackets and the way an IPv6 address is written are no
difference. Of an internationalised host only the port is compared, and counted is who finds no host. Exit status 1 on any
disagreement.
"""

import collections
import ipaddress
import itertools
import os
import sys
import urllib.parse


def python_answer(hexadecimal):
    text = bytes.fromhex(hexadecimal).decode()
    try:
        parts = urllib.parse.urlsplit(text)
        port = parts.port
        return f"{parts.hostname or '-'} {443 if port is None else port}"
    except ValueError:
        return "!"


def same_host(ours, theirs, kind):
    if kind == "ipv6":
        try:
            return ipaddress.IPv6Address(ours) == ipaddress.IPv6Address(theirs.strip("[]"))
        except ValueError:
            return False
    return ours == theirs.lower()


def main():
    names = ["urllib"] + [argument.split("=", 1)[0] for argument in sys.argv[2:]]
    files = [open(argument.split("=", 1)[1], encoding="utf-8", newline="\n") for argument in sys.argv[2:]]
    total, disagreements = 0, 0
    limit = int(os.environ.get("LINKS_SHOWN", "50"))
    kinds = collections.Counter()
    unread = collections.Counter()
    with open(sys.argv[1], encoding="utf-8", newline="\n") as accepted:
        for line, *answers in itertools.zip_longest(accepted, *files):
            text, opened, kind, host, port = line.rstrip("\n").split("\t")
            total += 1
            kinds[kind] += 1
            if kind == "ipv6" and host != ipaddress.IPv6Address(host).compressed and "." not in ipaddress.IPv6Address(host).compressed:
                disagreements += 1
                print("ipaddress", host, ipaddress.IPv6Address(host).compressed)
            port = port or "443"
            pairs = [[python_answer(text), python_answer(opened)]] + [a.rstrip("\n").split("\t") for a in answers]
            for name, pair in zip(names, pairs):
                for form, answer in zip(("text", "opened"), pair):
                    theirs, _, their_port = answer.rpartition(" ")
                    if kind == "internationalised":
                        if answer == "!" or theirs == "-":
                            unread[name] += 1
                            if name != "java" and unread[name] <= 20:
                                print(f"{name} reads no host: {ascii(bytes.fromhex(text).decode())}")
                            continue
                        agrees = their_port == port
                    else:
                        agrees = same_host(host, theirs, kind) and their_port == port
                    if not agrees:
                        disagreements += 1
                        if disagreements <= limit:
                            print(f"{name} {form}: {bytes.fromhex(text).decode()!r} ours {host} {port}, theirs {answer}")
    print(f"{total} accepted links compared: {dict(kinds)}; {disagreements} disagreements")
    print(f"internationalised hosts not read: {dict(unread)}")
    sys.exit(1 if disagreements else 0)


main()
