import { z } from 'zod'
import { errorTable } from '@/lib/errors'
import { failureSchema, type Operation, operations } from './operations'

/** An OpenAPI 3.1 document, whose schemas are the ones the code parses with. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, unknown>>
  /** What the site sends by itself to addresses that ask for it, by event. */
  webhooks: Record<string, unknown>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

/** What comes in is described before coercion, what goes out after it. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function queryParameters(query: z.ZodObject): unknown[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function pathParameters(path: string): unknown[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

const keyFailures = ['keyInvalid', 'keyExpired', 'keyRevoked', 'scopeMissing'] as const

const failureRef = { $ref: '#/components/schemas/Failure' }

function failures(operation: Operation): Record<string, unknown> {
  const ofKeys = operation.scope ? keyFailures : []
  const codes = [...operation.failures, ...ofKeys, 'rateLimit', 'unavailable'] as const
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))]
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => errorTable[code].status === status).join(', '),
        content: { 'application/json': { schema: failureRef } },
      },
    ]),
  )
}

function operationObject(operation: Operation): Record<string, unknown> {
  const parameters = [
    ...pathParameters(operation.path),
    ...(operation.query ? queryParameters(operation.query) : []),
  ]
  const body = operation.body && {
    required: true,
    content: { 'application/json': { schema: jsonSchema(operation.body, 'input') } },
  }
  return {
    operationId: operation.id,
    summary: operation.summary,
    // With a key or without, unless it needs one.
    ...(operation.scope
      ? {
          security: operation.needsKey ? [{ apiKey: [] }] : [{}, { apiKey: [] }],
          'x-scope': operation.scope,
        }
      : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [operation.status ?? 200]: {
        description: 'OK',
        content: {
          'application/json': { schema: { $ref: `#/components/schemas/${answerName(operation)}` } },
        },
      },
      ...failures(operation),
    },
  }
}

function answerName({ id }: Operation): string {
  return `${id[0]?.toUpperCase()}${id.slice(1)}Answer`
}

export type WebhookMessage = { event: string; summary: string; body: z.ZodType }

const signatureHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}))

const webhookObject = ({ summary, body }: WebhookMessage) => ({
  post: {
    summary,
    parameters: signatureHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(body, 'output') } },
    },
    responses: { '2XX': { description: 'Taken; anything else is tried again' } },
  },
})

/**
 * Builds the document of the public API from its table of operations.
 * @param more operations of domains that stand on this one
 * @param messages what is sent to webhooks
 */
export function openApiDocument(
  siteUrl: string,
  more: readonly Operation[] = [],
  messages: readonly WebhookMessage[] = [],
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const schemas: Record<string, unknown> = { Failure: jsonSchema(failureSchema, 'output') }
  for (const operation of [...operations, ...more]) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation),
    }
    schemas[answerName(operation)] = jsonSchema(operation.answer, 'output')
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beopdap',
      version: '1.0.0',
      description:
        'Korean statutes and court decisions, and calculators of the law. Every answer is an envelope: success, data, error_message. Agents connect over MCP at /api/mcp.',
    },
    servers: [{ url: siteUrl }],
    paths,
    webhooks: Object.fromEntries(messages.map((each) => [each.event, webhookObject(each)])),
    components: {
      schemas,
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the account (${siteUrl}/settings/api-keys). x-scope names what it must allow.`,
        },
      },
    },
  }
}
