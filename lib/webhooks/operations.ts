import { z } from 'zod'
import { type WebhookEvent, webhookEvents } from './constants'

const id = z.uuid()
const data: Record<WebhookEvent, z.ZodObject> = {
  'alert.created': z.object({
    id,
    watch: id.nullable(),
    kind: z.enum(['decision', 'article', 'overruling']),
    reason: z.enum(['changed', 'citing', 'overruled', 'found']),
    path: z.string(),
    title: z.string(),
    line: z.string(),
    changedAt: z.string(),
  }),
  'experiment.finished': z.object({
    id,
    name: z.string(),
    dataset: id,
    version: z.number().int(),
    k: z.number().int(),
    configuration: z.string().nullable(),
    baseline: id.nullable(),
    /** By measure: better, worse, equal or too-few-items. */
    verdicts: z.record(z.string(), z.string()),
  }),
  'gates.decided': z.looseObject({ experiment: id, configuration: z.string().nullable() }),
  'dataset.stale': z.looseObject({ dataset: id }),
}
const summaries: Record<WebhookEvent, string> = {
  'alert.created': 'Something that is watched changed',
  'experiment.finished': 'An experiment is done',
  'gates.decided': 'What an experiment says of the gates of a configuration',
  'dataset.stale': 'Items of a dataset rest on law that changed',
}

/** What is sent to webhooks, for the OpenAPI document: by event the body, after Standard Webhooks. */
export const webhookMessages = webhookEvents.map((event) => ({
  event,
  summary: summaries[event],
  body: z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime(),
    data: data[event],
  }),
}))
