// Why the server could not start, as one sentence that says what to change. Sentences must show no password of an address.

/** The fields that errors of Node and of PostgreSQL's client may have. */
interface SystemError {
  readonly code?: string
  readonly syscall?: string
  readonly message?: string
  readonly path?: string
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}

export function startErrorSentence(problem: unknown): string {
  // Node tries each address of a host name, and all have failed: the first stands for them.
  if (problem instanceof AggregateError && problem.errors.length > 0) return startErrorSentence(problem.errors[0])
  const error = problem as SystemError
  if (error.syscall === 'listen' || error.syscall === 'bind') return listenSentence(error)
  return connectSentence(error) ?? fileSentence(error) ?? (error.message || String(problem))
}

function listenSentence({ code, port, address, message }: SystemError): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program. Set PORT to another one.`
  if (code === 'EACCES') return `port ${port} may not be used by this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${address}. Set HOST to one of its addresses, or leave it out.`
  return `cannot listen: ${message}`
}
function connectSentence({ code, syscall, address, port, hostname }: SystemError): string | undefined {
  if (syscall === 'getaddrinfo') return `there is no host named ${hostname}. Check HOST, DATABASE_URL and REDIS_URL.`
  if (syscall === 'connect')
    return `the database at ${address ?? 'its address'}${port ? `, port ${port},` : ''} does not answer (${code}). Check DATABASE_URL.`
  // PostgreSQL's own codes.
  if (code === '28P01' || code === '28000') return 'the database refuses the user or the password. Check DATABASE_URL.'
  if (code === '3D000') return 'the database server has no database of that name. Check DATABASE_URL.'
  return undefined
}
function fileSentence({ code, path }: SystemError): string | undefined {
  if (path === undefined) return undefined
  if (code === 'EACCES' || code === 'EPERM')
    return `${path} may not be read or written by this user. Change its owner, or set SAFEHOUSE_DATA to another folder.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} is a file and no folder. Set SAFEHOUSE_DATA to a folder.`
  if (code === 'EROFS') return `${path} is on a disk that cannot be written. Set SAFEHOUSE_DATA to another folder.`
  if (code === 'ENOSPC') return `the disk of ${path} is full. Make room, or set SAFEHOUSE_DATA to another folder.`
  return undefined
}
