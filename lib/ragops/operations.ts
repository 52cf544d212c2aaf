import { z } from 'zod'
import { envelope, type Operation } from '@/lib/corpus/operations'
import { holderTracesQuerySchema, holderTracesSchema } from '@/lib/traces/holder-schema'
import { traceSchema } from '@/lib/traces/schema'
import { datasetSchema } from './dataset-schema'
import { holderDatasetsSchema } from './datasets/holder-schema'
import {
  holderExperimentSchema,
  newExperimentAnswerSchema,
  newExperimentSchema,
} from './experiments/holder-schema'

export const datasetQuerySchema = z.object({
  version: z.coerce.number().int().positive().optional(),
})

/** What programs may read of traces and datasets and have run on them, for the OpenAPI document. */
export const ragopsOperations: Operation[] = [
  {
    id: 'traces',
    method: 'get',
    path: '/api/traces',
    summary: 'Traces of the account that the key belongs to, the newest first, 30 at a time',
    scope: 'traces:read',
    needsKey: true,
    query: holderTracesQuerySchema,
    answer: envelope(holderTracesSchema),
    failures: ['unauthorized', 'validation'],
  },
  {
    id: 'trace',
    method: 'get',
    path: '/api/traces/{id}',
    summary: 'A trace with its spans and the passages that were found',
    scope: 'traces:read',
    needsKey: true,
    answer: envelope(traceSchema),
    failures: ['unauthorized', 'notFound'],
  },
  {
    id: 'datasets',
    method: 'get',
    path: '/api/datasets',
    summary: 'Datasets of the account that the key belongs to',
    scope: 'datasets:read',
    needsKey: true,
    answer: envelope(holderDatasetsSchema),
    failures: ['unauthorized'],
  },
  {
    id: 'dataset',
    method: 'get',
    path: '/api/datasets/{id}',
    summary:
      'A version of a dataset with its items, the newest unless said: what rag:evaluate reads',
    scope: 'datasets:read',
    needsKey: true,
    query: datasetQuerySchema,
    answer: envelope(datasetSchema),
    failures: ['unauthorized', 'validation', 'notFound'],
  },
  {
    id: 'beginExperiment',
    method: 'post',
    path: '/api/experiments',
    summary:
      'Begin an experiment on a version of a dataset, perhaps against a baseline. It runs as a job: ask for it until its state is done, failed or cancelled',
    scope: 'experiments:run',
    needsKey: true,
    body: newExperimentSchema,
    status: 201,
    answer: envelope(newExperimentAnswerSchema),
    failures: ['unauthorized', 'validation', 'notFound'],
  },
  {
    id: 'experiment',
    method: 'get',
    path: '/api/experiments/{id}',
    summary:
      'How far an experiment is and what it found: measures with intervals, and with a baseline the verdicts better, worse, equal or too-few-items',
    scope: 'experiments:run',
    needsKey: true,
    answer: envelope(holderExperimentSchema),
    failures: ['unauthorized', 'notFound'],
  },
]
