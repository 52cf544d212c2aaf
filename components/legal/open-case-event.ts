/** How a result asks the panel beside it to open a decision. */
export const openCaseEvent = 'beopdap:open-case'

export type OpenCase = { number: string; serial: number | null }

export function askToOpen(detail: OpenCase): void {
  window.dispatchEvent(new CustomEvent<OpenCase>(openCaseEvent, { detail }))
}
