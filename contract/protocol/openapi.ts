import { z } from 'zod';
import { publicCalls } from '../calls/registry.ts';
import { type Call, callPath } from './call.ts';
import { problemSchema, problems } from './problem.ts';

/** Error codes of every call. */
const commonErrors = ['invalid_parameter', 'method_not_allowed', 'internal', 'unavailable'] as const;

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: 'query' | 'header'; required: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** The public calls as an OpenAPI 3.1 document, generated from the contract. */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version: '1',
      description:
        'The calls of the public site. Paths and parameter names are case-insensitive. ' +
        'Errors are RFC 9457 problem details with a stable code.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(
      Object.values(publicCalls).map((call: Call) => [
        callPath(call),
        { [call.method.toLowerCase()]: operationOf(call) },
      ]),
    ),
    components: { schemas: { Problem: jsonSchema(problemSchema, 'output') } },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema: made }) => {
      if (zodSchema._zod.def.type === 'custom' && io === 'output')
        Object.assign(made, { type: 'string', format: 'binary' });
    },
  });
  return rest as JsonSchema;
}

function operationOf(call: Call): Operation {
  return {
    operationId: call.name,
    summary: call.summary,
    ...parametersOf(call),
    ...bodyOf(call),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: jsonSchema(call.output, 'input') } } },
      ...responsesOf(call),
    },
  };
}

/** Describes inputs after decoding, where a number is a number, with the names of the wire: headers, or the others. */
function inputSchema(
  call: Call,
  place: 'header' | 'other',
): { properties: Record<string, JsonSchema>; required: string[] } {
  const { properties = {}, required = [] } = jsonSchema(call.input, 'output');
  const { headerNames = {}, wireNames = {} } = call;
  const wireName = (field: string) => headerNames[field] ?? wireNames[field] ?? field;
  const isHere = (field: string) => Object.hasOwn(headerNames, field) === (place === 'header');
  return {
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => isHere(field))
        .map(([field, schema]) => [wireName(field), schema as JsonSchema]),
    ),
    required: required
      .filter((field) => isHere(field) && !Object.hasOwn(properties[field] as object, 'default'))
      .map(wireName),
  };
}

function parametersOf(call: Call): Pick<Operation, 'parameters'> {
  const isQuery = call.inputIn === 'query';
  if (!isQuery && !call.headerNames) return {};
  const { properties, required } = inputSchema(call, isQuery ? 'other' : 'header');
  const parameters = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: isQuery ? ('query' as const) : ('header' as const),
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
  return { parameters };
}

function bodyOf(call: Call): Pick<Operation, 'requestBody'> {
  if (call.inputIn === 'query') return {};
  const mediaType = call.inputIn === 'json' ? 'application/json' : 'multipart/form-data';
  const schema = { type: 'object' as const, ...inputSchema(call, 'other') };
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

function responsesOf(call: Call): Operation['responses'] {
  const codes = [...new Set([...commonErrors, ...call.errors])];
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${problems[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
