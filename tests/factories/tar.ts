import { pack } from 'tar-stream'

/** A tar archive of files, by their path in it. */
export async function tarOf(files: Map<string, string>): Promise<Buffer> {
  const tar = pack()
  for (const [name, text] of files) tar.entry({ name }, text)
  tar.finalize()
  const chunks: Uint8Array[] = []
  for await (const chunk of tar) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
