import { type AnswerSettings, answerSettingsSchema } from '@/lib/chat/configuration/schema'

export type SettingName = keyof AnswerSettings
type Line = {
  [Name in SettingName]: { name: Name; before: AnswerSettings[Name]; after: AnswerSettings[Name] }
}
export type SettingLine = Line[SettingName] & { changed: boolean }

export const settingNames = Object.keys(answerSettingsSchema.shape) as SettingName[]

/** Each setting of two configurations, in the order in which the chat reads them. */
export function settingsDiff(before: AnswerSettings, after: AnswerSettings): SettingLine[] {
  return settingNames.map((name) => {
    const line = { name, before: before[name], after: after[name] }
    return { ...line, changed: line.before !== line.after } as SettingLine
  })
}
