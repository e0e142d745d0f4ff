import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the body of a call's response. Tests take expected texts from it, so they do not repeat the demo's texts. */
export async function ask<T>(request: APIRequestContext, call: string): Promise<T> {
  const response = await request.get(`/api/WebApi/${call}`);
  expect(response.status(), call).toBe(200);
  return (await response.json()) as T;
}
