import { respond, succeed } from '@/lib/api'
import { getSearchTypes } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () => succeed(await getSearchTypes(), { maxAge: 300 }))
}
