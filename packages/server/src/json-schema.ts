// JSON Schema of our zod schemas, for clients in other languages.
import type { Schema } from '@safehouse/engine'
import { z } from 'zod'

export const jsonSchemaOf = (schema: Schema<unknown>): object => z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' })
