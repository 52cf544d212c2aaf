import { AppError } from '@/lib/errors'
import guides from '@/messages/ko/templateGuides.json'
import { guideOf, type TemplateGuide } from './guide'
import { templateById } from './templates'
import type { Template } from './types'

/**
 * A template with its Korean words: documents are written in Korean, whatever language they are asked for in.
 * @throws AppError `notFound`
 */
export function koreanTemplate(id: string): { template: Template; guide: TemplateGuide } {
  const template = templateById(id)
  if (!template) throw new AppError('notFound')
  return { template, guide: guideOf(guides, id) }
}
