import { respond, succeed } from '@/lib/api'
import { getSearchCollections } from '@/lib/legal/service'

export function GET(request: Request): Promise<Response> {
  return respond(request, async () => succeed(await getSearchCollections(), { maxAge: 300 }))
}
