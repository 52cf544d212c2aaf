/** How a result asks the panel beside it to open a decision. */
export const openCaseEvent = 'beopdap:open-case'

export type CaseRequest = { number: string; serial: number | null }

export function requestOpenCase(detail: CaseRequest): void {
  window.dispatchEvent(new CustomEvent<CaseRequest>(openCaseEvent, { detail }))
}
