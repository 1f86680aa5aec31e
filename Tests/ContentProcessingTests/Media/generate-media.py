#!/usr/bin/env python3
"""Writes media files of each kind into a folder, and what an independent reader says of them into expected.tsv.

Needs Pillow, pillow-heif and av. The images are read back by Pillow for their size and frames; the sound and video
files, and every kind, are named by file(1). Usage: generate-media.py FOLDER
"""
import random
import struct
import subprocess
import sys
import wave
from fractions import Fraction
from pathlib import Path

import av
import pillow_heif
from PIL import Image

pillow_heif.register_heif_opener()
folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
random.seed(7)


def noise(width, height, mode="RGB"):
    image = Image.new(mode, (width, height))
    bands = len(image.getbands())
    image.putdata([tuple(random.randrange(256) for _ in range(bands)) if bands > 1 else random.randrange(256)
                   for _ in range(width * height)])
    return image


for index, (width, height) in enumerate([(1, 1), (17, 5), (33, 64), (100, 31)]):
    image = noise(width, height)
    alpha = noise(width, height, "RGBA")
    frames = [noise(width, height) for _ in range(index + 1)]
    image.save(folder / f"plain-{index}.png")
    alpha.save(folder / f"alpha-{index}.png")
    image.convert("P").save(folder / f"palette-{index}.png")
    image.save(folder / f"baseline-{index}.jpg")
    image.save(folder / f"progressive-{index}.jpg", progressive=True)
    image.convert("L").save(folder / f"grey-{index}.jpg")
    exif = Image.Exif()
    exif[0x010E] = "x" * 3000
    exif[0x0112] = 6
    image.save(folder / f"exif-{index}.jpg", exif=exif, icc_profile=b"p" * 90_000, comment=b"c" * 500)
    frames[0].save(folder / f"frames-{index}.gif", save_all=True, append_images=frames[1:], duration=50, loop=0)
    image.save(folder / f"lossy-{index}.webp", quality=60)
    image.save(folder / f"lossless-{index}.webp", lossless=True)
    alpha.save(folder / f"extended-{index}.webp", quality=60)
    image.save(folder / f"metadata-{index}.webp", exif=exif)
    frames[0].save(folder / f"animated-{index}.webp", save_all=True, append_images=frames[1:] + [alpha])
for index, (width, height) in enumerate([(64, 64), (100, 31), (640, 480)]):
    noise(width, height).save(folder / f"photo-{index}.heic", quality=40)
    rotated = Image.Exif()
    rotated[0x0112] = 3
    noise(width, height).save(folder / f"thumbnail-{index}.heic", quality=40, thumbnails=[32], exif=rotated.tobytes())

with wave.open(str(folder / "sound.wav"), "wb") as out:
    out.setparams((1, 2, 8000, 0, "NONE", ""))
    out.writeframes(struct.pack("<800h", *(random.randrange(-9000, 9000) for _ in range(800))))


def sound(name, codec, container, bitrate=None):
    with av.open(str(folder / name), "w", format=container) as out:
        stream = out.add_stream(codec, rate=44100, layout="mono")
        sample = "s16" if codec.startswith("pcm") else "fltp"
        for index in range(12):
            frame = av.AudioFrame(format=sample, layout="mono", samples=1024)
            frame.planes[0].update(bytes(frame.planes[0].buffer_size))
            frame.sample_rate = 44100
            frame.pts = index * 1024
            frame.time_base = Fraction(1, 44100)
            out.mux(stream.encode(frame))
        out.mux(stream.encode(None))


sound("tagged.mp3", "libmp3lame", "mp3")
tagged = (folder / "tagged.mp3").read_bytes()
size = tagged[6] << 21 | tagged[7] << 14 | tagged[8] << 7 | tagged[9]
(folder / "bare.mp3").write_bytes(tagged[10 + size:])
sound("sound.m4a", "aac", "ipod")
sound("sound.aiff", "pcm_s16be", "aiff")
with av.open(str(folder / "film.mp4"), "w", format="mp4") as out:
    stream = out.add_stream("mpeg4", rate=25)
    stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
    for index in range(3):
        out.mux(stream.encode(av.VideoFrame.from_image(noise(64, 48))))
    out.mux(stream.encode(None))
(folder / "page.html").write_text("<!DOCTYPE html><html><body>404</body></html>")
(folder / "page.pdf").write_bytes(b"%PDF-1.4\n1 0 obj\n<<>>\nendobj\n")
noise(9, 9).save(folder / "other.bmp")
noise(9, 9).save(folder / "other.tiff")

kinds = {
    "image/png": "png", "image/jpeg": "jpeg", "image/gif": "gif", "image/webp": "webp", "image/heic": "heic",
    "audio/mpeg": "mp3", "audio/x-m4a": "m4a", "audio/mp4": "m4a", "audio/x-wav": "wav", "audio/x-aiff": "aiff",
    "video/mp4": "mp4", "video/x-m4v": "mp4",
}
rows = []
for path in sorted(folder.iterdir()):
    if path.name == "expected.tsv":
        continue
    said = subprocess.run(["file", "--brief", "--mime-type", path], capture_output=True, text=True, check=True)
    kind = kinds.get(said.stdout.strip(), "none")
    width = height = frames = "-"
    if kind in ("png", "jpeg", "gif", "webp", "heic"):
        with Image.open(path) as image:
            assert image.format in (kind.upper(), "HEIF"), (path, image.format)
            width, height = image.size
            frames = image.n_frames if kind == "gif" else "-"
    rows.append("\t".join(map(str, (path.name, kind, width, height, frames))))
(folder / "expected.tsv").write_text("\n".join(rows) + "\n")
print(f"{len(rows)} files")
