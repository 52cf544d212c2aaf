import { type FormState, initialFormState } from '@/lib/form-state'
import type { TableProblem } from './constants'
import type { TableError } from './schema'

export type TableFormState = FormState<
  Partial<Record<'title' | 'version' | 'reviews' | 'documents', TableError>>,
  TableProblem,
  never
>
export const initialTableFormState: TableFormState = initialFormState
