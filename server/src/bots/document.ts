export interface Schema {
  $ref?: string
  description?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  pattern?: string
  additionalProperties?: Schema | boolean
}

export type Contents = Record<string, { schema: Schema }>

export interface Operation {
  requestBody?: { required: true; content: Contents }
  responses: Record<string, { description: string; headers?: object; content?: Contents }>
}

export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: object }
}
