import { searchHolderDocuments } from '@/lib/knowledge/holder-documents'
import { mcpResponder } from '@/lib/mcp/http'
import { serviceClient } from '@/lib/supabase/service-client'

const respondMcp = mcpResponder((holder, given) =>
  searchHolderDocuments(serviceClient(), holder, given),
)

/** The tools for other people's agents. Streams and sessions of older clients are not kept: 405. */
export const GET = (request: Request): Promise<Response> => respondMcp(request)
export const POST = (request: Request): Promise<Response> => respondMcp(request)
export const DELETE = (request: Request): Promise<Response> => respondMcp(request)
