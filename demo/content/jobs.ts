import type { DemoEntry } from './entry.ts';

const department = (key: string, name: string): DemoEntry<'department'> => ({
  key: `department-${key}`,
  document: { name },
});

export const departments = [
  department('production', 'Production'),
  department('maintenance', 'Maintenance'),
  department('quality', 'Quality and laboratory'),
  department('export', 'Export sales'),
  department('logistics', 'Logistics'),
  department('finance', 'Finance'),
  department('people', 'People and training'),
  department('technology', 'Information technology'),
];

const everywhere = `<ul><li>25 days of leave, and your birthday</li><li>Canteen at 2.40 euros, works bus from four
towns</li><li>A share in the profit through the employees’ trust after the first year</li></ul>`;

export const jobs: DemoEntry<'career'>[] = [
  {
    relations: { department: 'department-maintenance' },
    document: {
      title: 'Mechanical fitter, ring frames',
      vacancy: 2,
      jobDescription: `<p>You keep 48 ring frames running, together with seven colleagues: planned care in the morning, repairs
in the afternoon. Frames are stopped for you; no one reaches into a running machine here.</p>
<ul><li>Change spindles, bearings and drafting parts</li><li>Read vibration figures and plan repairs from
them</li><li>Show one apprentice how it is done</li></ul>`,
      educationalQualification:
        '<p>Trade certificate as a fitter or mechatronics technician; some years with textile machines help.</p>',
      jobFacility: everywhere,
      salaryRange: '1,650 to 2,050 euros a month, fourteen times a year',
      jobLocation: 'Guimarães',
      createdAt: '2026-10-19T08:00:00Z',
      applicationDeadline: '2027-01-31T23:59:59Z',
    },
  },
  {
    relations: { department: 'department-production' },
    document: {
      title: 'Process engineer, kilns',
      vacancy: 1,
      jobDescription: `<p>Our second kiln has burned hydrogen since November. You take it from 12 to 30 percent: firing curves, burner
settings, glazes that have to learn the new flame, and the night phone one week in six.</p>`,
      educationalQualification:
        '<p>A degree in ceramics, materials or process engineering. Five years near a furnace of any kind.</p>',
      jobFacility: everywhere,
      salaryRange: '38,000 to 46,000 euros a year',
      jobLocation: 'Aveiro',
      createdAt: '2026-11-02T09:00:00Z',
      applicationDeadline: '2027-02-28T23:59:59Z',
    },
  },
  {
    relations: { department: 'department-export' },
    document: {
      title: 'Export clerk, German-speaking',
      vacancy: 1,
      jobDescription: `<p>You look after some sixty customers in Germany, Austria and Switzerland from the first question to the
last carton: offers, papers, telephone, and twice a year a visit.</p>`,
      educationalQualification: '<p>German as a mother tongue or as if it were; Portuguese can be learned here.</p>',
      jobFacility: `${everywhere}<p>Two days a week from home once you know the works.</p>`,
      salaryRange: '1,700 to 2,100 euros a month, fourteen times a year',
      jobLocation: 'Matosinhos',
      createdAt: '2026-10-27T09:30:00Z',
      applicationDeadline: '2027-03-15T23:59:59Z',
    },
  },
  {
    relations: { department: 'department-quality' },
    document: {
      title: 'Laboratory technician, food contact',
      vacancy: 2,
      jobDescription: `<p>You test what lids, lacquers and glass give off to food: extract, weigh, inject, read, and sign. About 40
samples a week, in a team of nine.</p>`,
      educationalQualification: '<p>Technician in chemistry; practice in gas chromatography.</p>',
      jobFacility: everywhere,
      salaryRange: '1,500 to 1,850 euros a month, fourteen times a year',
      jobLocation: 'Guimarães',
      createdAt: '2026-09-14T08:00:00Z',
      applicationDeadline: null,
    },
  },
  {
    relations: { department: 'department-logistics' },
    document: {
      title: 'Fork-lift driver, nights',
      vacancy: 4,
      jobDescription: `<p>From 21.00 to 5.00 you load the containers for the morning ship. Electric trucks, lit aisles, and a
foreman who stops the work when it is tired work.</p>`,
      educationalQualification: '<p>Driver’s certificate for counterbalance trucks; we pay for reach trucks.</p>',
      jobFacility: `${everywhere}<p>Night supplement of 30 percent.</p>`,
      salaryRange: '1,400 to 1,600 euros a month, before the supplement',
      jobLocation: 'Leixões',
      createdAt: '2026-11-09T10:00:00Z',
      applicationDeadline: '2027-01-15T23:59:59Z',
    },
  },
  {
    relations: { department: 'department-finance' },
    document: {
      title: 'Payroll accountant',
      vacancy: 1,
      jobDescription: `<p>You pay 3,140 people correctly and on the 25th, together with three colleagues, and answer them in person
when they have a question.</p>`,
      educationalQualification: '<p>Training in payroll accounting under Portuguese law.</p>',
      jobFacility: everywhere,
      salaryRange: '1,600 to 1,900 euros a month, fourteen times a year',
      jobLocation: 'Matosinhos',
      createdAt: '2026-08-24T08:00:00Z',
      applicationDeadline: '2026-10-15T22:59:59Z',
    },
  },
  {
    relations: { department: 'department-people' },
    document: {
      title: 'Apprenticeships 2027, nine trades',
      vacancy: 64,
      jobDescription: `<p>Three years in our school and works, from September 2027: fitter, toolmaker, electrician, weaver, dyer,
ceramist, glass technologist, printer or logistics clerk. Come for a trial week first; we pay the bus.</p>`,
      educationalQualification: '<p>Nine years of school. Marks matter less than whether you like how things work.</p>',
      jobFacility: `${everywhere}<p>A job for at least two years afterwards, promised in writing.</p>`,
      salaryRange: '820 to 1,010 euros a month, fourteen times a year',
      jobLocation: 'All nine sites',
      createdAt: '2026-11-16T08:00:00Z',
      applicationDeadline: '2027-05-31T22:59:59Z',
    },
  },
];
