import { ApiError, type ApiOptions, apiOpen } from './api-client'

export type DownloadedFile = { file: Blob; name: string }

/** The name that the server gives a file, in either form of the header. */
function fileName(header: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header ?? '') ?? []
  const [, plain] = /filename="([^"]+)"/.exec(header ?? '') ?? []
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? null)
  } catch {
    return plain ?? null
  }
}

/**
 * Fetches a file of the site's own API, so that a failure is shown where it was asked for.
 * @param defaultName when the server names none
 * @throws ApiError
 */
export async function apiDownload(
  path: string,
  defaultName: string,
  options: ApiOptions = {},
): Promise<DownloadedFile> {
  const response = await apiOpen(path, { attempts: 1, ...options })
  const name = fileName(response.headers.get('content-disposition')) ?? defaultName
  try {
    return { file: await response.blob(), name }
  } catch (cause) {
    throw new ApiError('network', 0, { cause })
  }
}

/** Saves a file as a download. */
export function saveFile({ file, name }: DownloadedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
