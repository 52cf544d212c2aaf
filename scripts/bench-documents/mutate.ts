import { unzipSync, zipSync } from 'fflate'
import { seeded } from './sources'

/** The parts of an archive that hold text. */
const isText = (name: string) =>
  /(?:document|section\d|header|numbering|sheet\d|styles|footnotes)\.xml$/.test(name)

/** Damage within a part of an archive, which is whole as such: what no checksum tells. */
export function mutateInside(bytes: Uint8Array, seed: number): Uint8Array {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts).filter(isText)
  const name = names[seed % names.length]
  if (name) parts[name] = new Uint8Array(mutate(parts[name] ?? new Uint8Array(), seed))
  return zipSync(parts, { level: 1 })
}

/** A file that was damaged on its way: letters changed, a part lost, doubled or overwritten, or the end cut off. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = seeded(seed + 1)
  const place = () => Math.floor(random() * bytes.length)
  const copy = new Uint8Array(bytes)
  switch (seed % 5) {
    case 0: {
      const times = 1 + Math.floor(random() * 20)
      for (let time = 0; time < times; time++) copy[place()] = Math.floor(random() * 256)
      return copy
    }
    case 1:
      return copy.subarray(0, place())
    case 2: {
      const from = place()
      const length = Math.floor(random() * Math.min(2_000, bytes.length))
      return new Uint8Array([...copy.subarray(0, from), ...copy.subarray(from + length)])
    }
    case 3: {
      const [from, to] = [place(), place()]
      copy.copyWithin(to, from, from + Math.floor(random() * 1_000))
      return copy
    }
    default: {
      const at = place()
      copy.fill(Math.floor(random() * 256), at, at + Math.floor(random() * 500))
      return copy
    }
  }
}
