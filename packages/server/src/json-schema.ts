// Converts our zod schemas to JSON Schema, for clients in other languages.
import type { Schema } from '@safehouse/engine'
import { z } from 'zod'

export const toJsonSchema = (schema: Schema<unknown>): object => z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' })
