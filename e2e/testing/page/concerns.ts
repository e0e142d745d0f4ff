/** A member company as its call returns it. */
export interface Concern {
  url: string;
  name: string;
  title: string;
  logo: string;
  bgImg: string;
  mission: string;
  missionImg: string;
  vission: string;
  vissionImg: string;
  redirectlink: string;
  contentColumn: number;
  concernContent: { title: string; description: string; imgLink: string }[];
}

/** The first concern for each number of columns, and all concerns with a site of their own. */
export const onePerLayout = (concerns: readonly Concern[]): Concern[] =>
  concerns.filter(
    ({ contentColumn, redirectlink }, index) =>
      redirectlink !== '' || concerns.findIndex((other) => other.contentColumn === contentColumn) === index,
  );
