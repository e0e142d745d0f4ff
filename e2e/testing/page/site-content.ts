import { type APIRequestContext, expect } from '@playwright/test';

interface Named {
  id: number;
  name: string;
}
interface NewsItem {
  id: number;
  heading: string;
  date: string;
  description: string;
  imgLink: string;
}
interface Job {
  id: number;
  title: string;
  applicationDeadline: string;
}

/** The site's content, read through the calls that the pages make, so that tests do not repeat the demo's texts. */
export interface SiteContent {
  companyName: string;
  /** The time zone of the dates on the pages. */
  timeZone: string;
  menu: (Named & { imgLink: string; ourProductSubCategoryVM: Named[] })[];
  products: Named[];
  news: NewsItem[];
  openJob: Job;
  closedJob: Job | undefined;
}

export async function readContent(request: APIRequestContext): Promise<SiteContent> {
  const ask = async <T>(call: string): Promise<T> => {
    const response = await request.get(`/api/WebApi/${call}`);
    expect(response.status(), call).toBe(200);
    return (await response.json()) as T;
  };
  const [{ companyName, timeZone }, menu, news, jobs] = await Promise.all([
    ask<{ companyName: string; timeZone: string }>('GetInformation'),
    ask<SiteContent['menu']>('GetProductMenu'),
    ask<NewsItem[]>('GetNews'),
    ask<Job[]>('GetCareer'),
  ]);
  const { products } = await ask<{ products: Named[] }>(`GetCategoryByCategoryId?id=${menu[0]?.id}`);
  const isClosed = ({ applicationDeadline: until }: Job) => until !== '' && Date.parse(until) < Date.now();
  const openJob = jobs.find((job) => !isClosed(job));
  if (!openJob) throw new Error('These tests need an open job');
  return { companyName, timeZone, menu, products, news, openJob, closedJob: jobs.find(isClosed) };
}
