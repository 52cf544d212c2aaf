/** What can be done with the messages of a thread. These functions never change, so that drawn messages stay. */
export type MessageActions = {
  ask: (question: string) => void
  edit: (position: number, question: string) => void
  again: (position: number) => void
}
