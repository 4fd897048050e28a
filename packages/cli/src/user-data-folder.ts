// Where programs keep their data for a user, by the custom of each system.
import { posix, win32 } from 'node:path'

export function userDataFolder(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>, home: string): string {
  if (platform === 'win32') return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'Safehouse')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Safehouse')
  return posix.join(env.XDG_DATA_HOME || posix.join(home, '.local', 'share'), 'safehouse')
}
