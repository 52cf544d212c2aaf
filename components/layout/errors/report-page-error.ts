/** Tells that a page failed in this browser: where and how, without the text of the error. */
export function reportPageError(path: string, code: 'page' | 'script'): void {
  navigator.sendBeacon?.('/api/activity/errors', JSON.stringify({ path, code }))
}
