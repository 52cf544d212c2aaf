import { type SavedWord, savedWords } from './constants'

/** What the address of the profile asks for; whatever makes no sense is left out. */
export function readProfileQuery(params: Record<string, string | string[] | undefined>): {
  edit: boolean
  saved: SavedWord | null
} {
  return {
    edit: params.edit === '1',
    saved: savedWords.find((word) => word === params.saved) ?? null,
  }
}
