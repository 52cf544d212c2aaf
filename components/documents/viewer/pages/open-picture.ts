import { drawImage, type OpenPages } from './paged-file'

/** A picture as a file of one page, so that it is shown, made larger and printed like the others. */
export const openPicture: OpenPages = async (address, _password, signal) => {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const size = { width: picture.width, height: picture.height }
  return {
    state: 'open',
    file: {
      count: 1,
      size,
      draw: async (_no, canvas, width) => {
        drawImage(picture, size, canvas, width)
        return size
      },
      textOf: async () => [],
      close: () => picture.close(),
    },
  }
}
