import { respond, succeed } from '@/lib/api'
import { getSearchCollections } from '@/lib/corpus/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () => succeed(await getSearchCollections(), { maxAge: 300 }))
}
