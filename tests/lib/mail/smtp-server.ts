import { createServer, type Server, type Socket } from 'node:net'
import { listenLocally } from '@/scripts/bench/local-port'

export type SmtpStandIn = { url: string; messages: string[]; stop: () => Promise<void> }

/** As much of SMTP as one mail needs. `refuse` answers the recipient with 550, as for an unknown mailbox. */
export async function startSmtp(options: { refuse?: boolean } = {}): Promise<SmtpStandIn> {
  const messages: string[] = []
  const serve = (socket: Socket) => {
    let pending = ''
    let message: string[] | null = null
    socket.on('error', () => socket.destroy())
    socket.write('220 stand-in\r\n')
    const answer = (line: string) => {
      if (message) {
        if (line !== '.') return void message.push(line)
        messages.push(message.join('\n'))
        message = null
        return void socket.write('250 taken\r\n')
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      if (verb === 'RCPT' && options.refuse) {
        return void socket.write(`550 unknown ${line.slice(8)}\r\n`)
      }
      if (verb !== 'DATA') return void socket.write('250 ok\r\n')
      message = []
      socket.write('354 go on\r\n')
    }
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString('utf8')).split('\r\n')
      pending = lines.pop() ?? ''
      lines.forEach(answer)
    })
  }
  const server: Server = createServer(serve)
  const port = await listenLocally(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
