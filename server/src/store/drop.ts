import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { BadSettings } from '../base/bad-settings.ts'

/** The user that PostgreSQL runs as, and how to start commands as that user. */
export interface Unprivileged {
  owner: Owner | null
  /** Whether that user may pass through all folders above a path. */
  reaches(path: string): boolean
  /** Builds a command. With `mortal`, it gets SIGINT as soon as this process dies for any reason. */
  command(program: string, args: string[], mortal: boolean): { program: string; args: string[] }
}

type Owner = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. It then runs as the owner of its folder, or of the folder around it, where a service may keep its
 * data. If both belong to root, it runs as a user that every system has.
 */
export const unprivileged = (folder: string): Unprivileged => as(() => ownerOf(folder) ?? ownerOf(dirname(folder)) ?? systemUser())

/** A user with a name, as initdb demands. The user of a stopped service may have none. */
export const named = (): Unprivileged => as(systemUser)

const as = (find: () => Owner): Unprivileged => {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : null
  const mortality = (mortal: boolean) => (mortal && setpriv !== null ? ['--pdeathsig', 'INT'] : [])
  if (process.getuid?.() !== 0) {
    const through = (program: string, args: string[], mortal: boolean) =>
      mortality(mortal).length > 0 ? { program: setpriv!, args: [...mortality(mortal), program, ...args] } : { program, args }
    return { owner: null, reaches: () => true, command: through }
  }
  if (setpriv === null)
    throw new BadSettings('PostgreSQL does not run as root, and `setpriv` (package util-linux) is not there to start it as another user')
  const owner = find()
  const drop = ['--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups']
  return {
    owner,
    reaches: (path) => foldersAbove(withoutLinks(path)).every((above) => mayPass(owner, above)),
    command: (program, args, mortal) => ({ program: setpriv, args: [...drop, ...mortality(mortal), program, ...args] }),
  }
}

/** Creates a folder, or accepts an existing one that we own: in a world-writable place, another user may have made it first. */
export const ownFolder = (path: string, owner: Owner | null, mode = 0o700): string => {
  mkdirSync(path, { recursive: true, mode })
  const { uid } = lstatSync(path)
  const ours = [process.getuid?.() ?? uid, owner?.uid]
  if (!lstatSync(path).isDirectory() || !ours.includes(uid))
    throw new BadSettings(`${path} belongs to somebody else (user ${uid}), expected nothing or a folder of our own`)
  chmodSync(path, mode)
  giveTo(owner, path)
  return path
}

/** Gives a folder and its content to the user. */
export const giveTo = (owner: Unprivileged['owner'], path: string): void => {
  if (owner === null) return
  chownSync(path, owner.uid, owner.gid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(owner, join(path, name))
}

const ownerOf = (folder: string): { uid: number; gid: number } | null => {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined || found.uid === 0 ? null : { uid: found.uid, gid: found.gid }
}

const systemUser = (): { uid: number; gid: number } => {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

const mayPass = ({ uid, gid }: Owner, folder: string): boolean => {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return true
  const right = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
  return (found.mode & right) !== 0
}

/** The path behind symbolic links: a link may lead past a folder that is closed. The end of the path need not exist. */
const withoutLinks = (path: string): string => {
  const whole = resolve(path)
  if (existsSync(whole)) return realpathSync(whole)
  return join(withoutLinks(dirname(whole)), basename(whole))
}

const foldersAbove = (path: string): string[] => {
  const above = dirname(resolve(path))
  return above === dirname(above) ? [above] : [above, ...foldersAbove(above)]
}

const findProgram = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
