import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Arrays of 32-bit numbers as files `<prefix>.<name>` of a folder, read into memory that threads share. */
async function writeArray(path: string, array: Uint32Array): Promise<void> {
  await writeFile(path, new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
}

async function readArray(path: string): Promise<Uint32Array> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size % Uint32Array.BYTES_PER_ELEMENT !== 0) throw new Error(`damaged index file: ${path}`)
    const bytes = new Uint8Array(new SharedArrayBuffer(size))
    let filled = 0
    while (filled < size) {
      const { bytesRead } = await file.read(bytes, filled, Math.min(size - filled, 1 << 30), filled)
      if (bytesRead === 0) throw new Error(`index file ends early: ${path}`)
      filled += bytesRead
    }
    return new Uint32Array(bytes.buffer)
  } finally {
    await file.close()
  }
}

export async function readArrays<Name extends string>(
  folder: string,
  prefix: string,
  names: readonly Name[],
): Promise<Record<Name, Uint32Array>> {
  const arrays = {} as Record<Name, Uint32Array>
  for (const name of names) arrays[name] = await readArray(join(folder, `${prefix}.${name}`))
  return arrays
}

export async function writeArrays<Name extends string>(
  folder: string,
  prefix: string,
  names: readonly Name[],
  arrays: Record<Name, Uint32Array>,
): Promise<void> {
  for (const name of names) await writeArray(join(folder, `${prefix}.${name}`), arrays[name])
}
