#!/usr/bin/env python3
"""Writes generated links, one a line, as hexadecimal UTF-8.

The links are put together from the parts of a link, each ordinary or confusing by itself, and then damaged at random.
Usage: generate.py COUNT SEED, or generate.py scalars 0 for every character in the host and in an xn-- label
"""

import random
import sys
import unicodedata

LETTERS = "abcdefghijklmnopqrstuvwxyz"
CONFUSIONS = (
    list("\\@#?.[]%:/;,&=+$!*'()-_~|^`<>\"{} \t\n\r\x00\x0b\x7f0xX")
    + ["//", "/\\", "\\/", ":@", "@:", "..", "%2e", "%2F", "%5C", "%40", "%00", "%", "%g1", "%25", "[::1]", "xn--"]
    + [chr(value) for value in (0x80, 0x85, 0xA0, 0xAD, 0xB7, 0xDF, 0x130, 0x131, 0x17F, 0x200B, 0x200D, 0x200E,
        0x2024, 0x2028, 0x202E, 0x2044, 0x2060, 0x2100, 0x212A, 0x212B, 0x2215, 0x2F00, 0x3000, 0x3002, 0x3007, 0x30FB,
        0x3164, 0xFE00, 0xFE52, 0xFEFF, 0xFF0E, 0xFF0F, 0xFF10, 0xFF1A, 0xFF20, 0xFF21, 0xFF3C, 0xFF61, 0xFFFD, 0xFFFE,
        0x1D400, 0x1F600, 0xE0041, 0x10FFFF, 0x0430, 0x03B1, 0x05D0, 0x0627, 0x0660, 0x0301, 0x4E2D, 0xE9, 0x0939)]
)
NAMES = ["example", "opass", "sitcon", "push-gateway", "a", "localhost", "WWW", "xn--fsqu00a", "xn--p1ai", "xn--mgbh0fb", "XN--FSQU00A", "xN--4dbc",
    "1a", "a1", "0x7f", "0xg", "123", "08", "xn--a", "a--b", "r3---sn", "com", "tw", "local", "中文", "münchen", "дом",
    "אב", "straße", "opаss"]


def scalar(rng):
    while True:
        value = rng.choice((rng.randrange(0x20, 0x7F), rng.randrange(0x80, 0x3000), rng.randrange(0x110000)))
        if not 0xD800 <= value < 0xE000:
            return chr(value)


def label(rng):
    kind = rng.randrange(12)
    if kind < 6:
        return rng.choice(NAMES)
    if kind < 9:
        return "".join(rng.choice(LETTERS + "0123456789-") for _ in range(rng.randrange(1, 9)))
    if kind == 9:
        return rng.choice(NAMES) + rng.choice(CONFUSIONS) + rng.choice(NAMES)
    if kind == 10:
        text = "".join(rng.choice("abc1-") if rng.random() < 0.3 else scalar(rng) for _ in range(rng.randrange(1, 5)))
        try:
            return "xn--" + text.lower().encode("punycode").decode("ascii")
        except UnicodeError:
            return "xn--"
    return "xn--" + "".join(rng.choice(LETTERS + "0123456789-") for _ in range(rng.randrange(0, 12)))


def number(rng):
    value = rng.choice((0, 1, 7, 10, 127, 192, 255, 256, 999, 65535, 2130706433, rng.randrange(256)))
    return rng.choice(("%d", "%d", "%d", "0%o", "0x%x", "00%d", "0X%X")) % value


def group(rng):
    value = rng.choice((0, 0, 1, 0xFF, 0xABCD, rng.randrange(65536)))
    return rng.choice(("%x", "%x", "%X", "%04x", "%05x")) % value


def ipv6(rng):
    groups = [group(rng) for _ in range(rng.choice((8, 8, 7, 6, 5, 4, 3, 2, 1, 0, 9)))]
    if len(groups) != 8 or rng.random() < 0.2:
        groups.insert(rng.randrange(len(groups) + 1), "")
    text = ":".join(groups)
    if text.startswith(":"):
        text = ":" + text
    if text.endswith(":"):
        text += ":"
    if rng.random() < 0.2:
        text = text[: text.rfind(":") + 1] + ".".join(number(rng) for _ in range(4))
    if rng.random() < 0.05:
        text += rng.choice(("%25en0", "%eth0", "%1", "."))
    return "[" + text + "]"


def plain_host(rng):
    kind = rng.randrange(8)
    if kind == 0:
        return ".".join(str(rng.randrange(256)) for _ in range(4))
    if kind == 1:
        groups = ["%x" % rng.choice((0, 0, 1, 0xFF, rng.randrange(65536))) for _ in range(8)]
        start = rng.randrange(8)
        end = rng.randrange(start, 9)
        return "[" + (":".join(groups[:start]) + "::" + ":".join(groups[end:]) if end > start else ":".join(groups)) + "]"
    names = [rng.choice(NAMES) for _ in range(rng.randrange(1, 4))]
    return ".".join(names) + rng.choice(("", ".com", ".opass.app", ".tw."))


def host(rng):
    if rng.random() < 0.5:
        return plain_host(rng)
    kind = rng.randrange(10)
    if kind < 6:
        return ".".join(label(rng) for _ in range(rng.choice((1, 2, 2, 3, 4)))) + rng.choice(("", "", "", "", ".", ".."))
    if kind < 8:
        return ".".join(number(rng) for _ in range(rng.choice((4, 4, 4, 1, 2, 3, 5)))) + rng.choice(("", "", "", "."))
    return ipv6(rng)


def port(rng):
    if rng.random() < 0.7:
        return ""
    return ":" + rng.choice(("", "0", "00", "1", "80", "443", "0443", "8080", "65535", "65536", "99999999999999999999", "+80",
        "-1", "8 0", "80a", "٣", "0x50", "1e3", "8_0", ":80"))


def piece(rng):
    size = rng.randrange(6)
    return "".join(
        rng.choice(CONFUSIONS) if rng.random() < 0.12 else scalar(rng) if rng.random() < 0.08 else rng.choice(LETTERS + "0123456789/")
        for _ in range(size))


def link(rng):
    text = rng.choice(("https://",) * 30 + ("http://", "HTTPS://", "https:/", "https:", "https:///", "https:\\\\", "", "//"))
    if rng.random() < 0.06:
        text += rng.choice(("user", "user:pass", "", "a.example", "a.example:80")) + "@"
    text += host(rng) + port(rng)
    if rng.random() < 0.8:
        text += "/" + piece(rng)
    if rng.random() < 0.4:
        text += "?" + piece(rng)
    if rng.random() < 0.4:
        text += "#" + piece(rng)
    while rng.random() < 0.15:
        place = rng.randrange(len(text) + 1)
        text = text[:place] + rng.choice(CONFUSIONS) + text[place + rng.randrange(2):]
    return text


def every_scalar():
    for value in range(0x80, 0x110000):
        if 0xD800 <= value < 0xE000:
            continue
        character = chr(value)
        decomposed = unicodedata.normalize("NFD", character)
        for text in (character, "a" + character, character + "ab", "\u05d0" + character, "\u05d0" + character + "\u05d1"):
            yield "https://xn--" + text.encode("punycode").decode("ascii") + ".example/" + character
        for text in (character, character + "b", "b" + character, "b" + character + "b"):
            yield "https://xn--" + text.encode("punycode").decode("ascii") + ".xn--4dbc/"
        if decomposed != character:
            for text in (decomposed, "a" + decomposed, decomposed[::-1]):
                yield "https://xn--" + text.encode("punycode").decode("ascii") + ".example/"
        yield "https://a" + character + ".example/"


def main():
    if sys.argv[1] == "scalars":
        for text in every_scalar():
            print(text.encode().hex())
        return
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    for _ in range(count):
        print(link(rng).encode("utf-8", "surrogatepass").hex())


main()
