import { expect, test } from 'vitest'
import { userDataFolder } from './user-data-folder.ts'

test('the data folder of the installed program is where each system keeps such things', () => {
  expect(userDataFolder('linux', {}, '/home/anna')).toBe('/home/anna/.local/share/safehouse')
  expect(userDataFolder('linux', { XDG_DATA_HOME: '/srv' }, '/home/anna')).toBe('/srv/safehouse')
  expect(userDataFolder('darwin', {}, '/Users/anna')).toBe('/Users/anna/Library/Application Support/Safehouse')
  expect(userDataFolder('win32', { LOCALAPPDATA: 'C:\\Users\\anna\\AppData\\Local' }, 'C:\\Users\\anna')).toBe(
    'C:\\Users\\anna\\AppData\\Local\\Safehouse',
  )
  expect(userDataFolder('win32', {}, 'C:\\Users\\anna')).toBe('C:\\Users\\anna\\AppData\\Local\\Safehouse')
})
