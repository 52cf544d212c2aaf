'use server'

import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { createRateLimiter } from '@/lib/rate-limit'
import { readDraft, readDraftAnswers } from './data'
import { readTemplateDocument } from './documents/data'
import { documentAnswersSchema, draftSchema, templateIdSchema } from './draft-schema'
import type { TypedAnswers } from './example-answers'
import { partiesIn } from './known-parties'
import { deleteDraft, saveDraft } from './mutations'
import type { Party } from './types'

const draftLimit = createRateLimiter({ name: 'template-drafts', points: 240, seconds: 600 })

type Failure = { ok: false; reason: ActionReason }
const refuse = (reason: ActionReason): Failure => ({ ok: false, reason })

/** Keeps what somebody has typed so far in their account. */
export async function saveOwnDraft(
  template: string,
  answers: TypedAnswers,
): Promise<{ ok: true } | Failure> {
  return runAction({
    name: 'template-draft-save',
    access: 'session',
    limit: draftLimit,
    schema: draftSchema,
    input: { template, answers },
    refuse,
    run: ({ db, input }) => saveDraft(db, input),
  })
}

/** What they typed before, on whatever device. */
export async function loadOwnDraft(
  template: string,
): Promise<{ ok: true; draft: { answers: TypedAnswers; updatedAt: string } | null } | Failure> {
  return runAction({
    name: 'template-draft-load',
    access: 'session',
    limit: draftLimit,
    schema: templateIdSchema,
    input: template,
    refuse,
    run: async ({ db, input }) => ({ ok: true as const, draft: await readDraft(db, input) }),
  })
}

/** The answers that a document of one's own was last written from; null when it is of no such template. */
export async function loadDocumentAnswers(
  template: string,
  document: string,
): Promise<{ ok: true; answers: TypedAnswers | null } | Failure> {
  return runAction({
    name: 'template-document-load',
    access: 'session',
    limit: draftLimit,
    schema: documentAnswersSchema,
    input: { template, document },
    refuse,
    run: async ({ db, input }) => {
      const found = await readTemplateDocument(db, input.document)
      return { ok: true as const, answers: found?.template === template ? found.answers : null }
    },
  })
}

export async function deleteOwnDraft(template: string): Promise<{ ok: true } | Failure> {
  return runAction({
    name: 'template-draft-delete',
    access: 'session',
    limit: draftLimit,
    schema: templateIdSchema,
    input: template,
    refuse,
    run: ({ db, input }) => deleteDraft(db, input),
  })
}

/** The people and companies of one's drafts, to be named again without typing. */
export async function loadOwnParties(): Promise<{ ok: true; parties: Party[] } | Failure> {
  return runAction({
    name: 'template-parties',
    access: 'session',
    limit: draftLimit,
    schema: z.null(),
    input: null,
    refuse,
    run: async ({ db }) => ({ ok: true as const, parties: partiesIn(await readDraftAnswers(db)) }),
  })
}
