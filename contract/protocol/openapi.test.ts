import { expect, test } from 'vitest';
import { publicCalls } from '../calls/registry.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('https://example.com');

test('describes every public call with its response, input and errors', () => {
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((op) => op.operationId),
  );
  expect(described.sort()).toEqual(
    Object.values(publicCalls)
      .map(({ name }) => name)
      .sort(),
  );
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods)) {
      const answer = operation.responses['200']?.content?.['application/json']?.schema;
      expect(answer, path).toHaveProperty('type');
      expect(Object.keys(operation.responses), path).toContain('500');
    }
  }
});

test('describes parameters and marks the required ones', () => {
  const operation = document.paths['/api/WebApi/GetNewsById']?.get;
  expect(operation?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Id', required: true, schema: expect.objectContaining({ type: 'string' }) }),
  );
  const list = document.paths['/api/WebApi/GetNews']?.get;
  expect(list?.parameters?.map(({ name, required }) => [name, required])).toEqual([
    ['skip', false],
    ['take', false],
    ['lang', false],
    ['from', false],
    ['to', false],
  ]);
});

test('describes the CV form with the parts of the specification', () => {
  const schema = document.paths['/api/WebApi/DropCv']?.post?.requestBody?.content['multipart/form-data']?.schema;
  expect(schema?.required).toEqual(['Name', 'Address', 'Email', 'Mobile', 'MobileAlt', 'DepartmentId', 'file']);
  expect(schema?.properties?.file).toMatchObject({ type: 'string', format: 'binary' });
});

test('spells response fields as on the wire', () => {
  const schema =
    document.paths['/api/WebApi/GetConcernByUrl']?.get?.responses['200']?.content?.['application/json']?.schema;
  expect(schema?.properties).toHaveProperty('vissionImg');
});
