// Every moment of Spyfall 2, on one screen each.
import { testScenes } from './scene.ts'
import { spyfallScenes } from './spyfall-scenes.ts'

testScenes(spyfallScenes)
