import { type APIRequestContext, expect } from '@playwright/test';

/** What a call answers, so that a test need not know the demo's texts. */
export async function ask<T>(request: APIRequestContext, call: string): Promise<T> {
  const response = await request.get(`/api/WebApi/${call}`);
  expect(response.status(), call).toBe(200);
  return (await response.json()) as T;
}
