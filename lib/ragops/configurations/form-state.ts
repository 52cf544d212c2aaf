import { type FormState, initialFormState } from '@/lib/form-state'
import type { ConfigurationError, ConfigurationForm, GateForm, MoveForm } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/configurations.json. */
export type ConfigurationReason =
  | 'denied'
  | 'tooMany'
  | 'full'
  | 'gone'
  | 'gates'
  | 'same'
  | 'nothing'
  | 'failed'

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, ConfigurationError>>,
  ConfigurationReason,
  Result
>

export type ConfigurationState = State<keyof ConfigurationForm, 'made'>
export type MoveState = State<keyof MoveForm, 'moved'>
export type RollBackState = State<never, 'done'>
export type GateState = State<keyof GateForm, 'added'>
export type GateRemovalState = State<never, 'removed'>

export const initialConfigurationState: ConfigurationState = initialFormState
export const initialMoveState: MoveState = initialFormState
export const initialRollBackState: RollBackState = initialFormState
export const initialGateState: GateState = initialFormState
export const initialGateRemovalState: GateRemovalState = initialFormState
