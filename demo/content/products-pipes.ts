import { product } from './product.ts';
import { facts, still, video } from './references.ts';

const stack = still('packed-pipes', 'Bundles of pipes in timber frames');
const crates = still('packed-fittings', 'Crates of elbows, tees and couplers sorted by size');
const trench = still('trench', 'Two workers lay a blue pipe in a trench beside a road');
const yard = still('pipe-yard', 'Stacks of pipes in blue, black and grey in a yard under a wide sky');
const extrusion = still('extrusion-line', 'A blue pipe leaves an extruder through a cooling bath');

export const pipeProducts = [
  product(
    'pressure-pipes',
    'Water pipe PE 100',
    `<p>The blue pipe under the road. Polyethylene of the third generation, welded into one piece for as many kilometres as
the valley is long, for drinking water up to 16 bar.</p>
<h3>Data</h3>
${facts({
  Diameters: '20 to 630 mm',
  Classes: 'SDR 11 and SDR 17',
  Lengths: 'Coils of 100 m up to 110 mm, bars of 12 m above',
  Life: '100 years at 20 °C, extrapolated from tests since 1989',
})}`,
    [
      still('water-pipe', 'Ends of blue water pipes of several widths, one in front of the other'),
      still('water-pipe-close', 'Printed line and measure along a blue pipe'),
      stack,
      trench,
      video('https://www.youtube-nocookie.com/embed/AlvorimPipe', 'Laying four kilometres in a week'),
    ],
  ),
  product(
    'pressure-pipes',
    'PVC-U pressure pipe',
    `<p>Grey, stiff and light, with a sealing ring that is moulded in and cannot be forgotten. For pumping stations, swimming
baths and irrigation.</p>
${facts({ Diameters: '32 to 400 mm', Pressure: '10 and 16 bar', Lengths: '6 m with socket', Lead: 'None, since 2005' })}`,
    [
      still('pvc-pipe', 'Grey pipes with sockets laid across each other'),
      still('pvc-pipe-close', 'A black sealing ring inside the socket of a grey pipe'),
      stack,
      yard,
    ],
  ),
  product(
    'pressure-pipes',
    'Multilayer heating pipe',
    `<p>Five layers with aluminium in the middle: it bends by hand and stays bent. Laid in floors from Tromsø to Faro.</p>
${facts({ Diameters: '16, 20, 26 and 32 mm', Temperature: '95 °C for a short time, 70 °C continuously', Coils: '100, 200 or 500 metres' })}`,
    [
      still('coil', 'Coils of white pipe, one hanging and one lying'),
      still('coil-close', 'A cut pipe end shows its five layers'),
      stack,
      extrusion,
    ],
  ),
  product(
    'fittings',
    'Electrofusion coupler',
    `<p>Slide it on, scan the code, press the button: the coil inside melts both pipes into one. Two indicators rise when the
weld is good.</p>
${facts({ Diameters: '20 to 315 mm', Pressure: '16 bar', Traceability: 'Batch code, machine-readable, on every piece' })}`,
    [
      still('coupler', 'Black couplers with their terminals, one cut open to show the wire'),
      still('coupler-close', 'Copper wire in turns on the inside of a coupler'),
      crates,
    ],
  ),
  product(
    'fittings',
    'Elbow 90°',
    `<p>Injection-moulded with a wide inner radius, which saves a third of the pressure loss of a tight bend. Every hundredth
one is burst on purpose.</p>
${facts({ Diameters: '20 to 160 mm', Angles: '90°, 45°, 30°', Bursting: 'Over 48 bar' })}`,
    [
      still('elbow', 'Blue and grey pipe elbows of several sizes'),
      still('elbow-close', 'The moulded collar and open end of a blue elbow'),
      crates,
    ],
  ),
  product(
    'fittings',
    'Press-fit tee, brass',
    `<p>Dezincification-resistant brass, turned in our own shop, with a sleeve of steel that shows through three windows
whether the pipe is home.</p>
${facts({ Diameters: '16 to 32 mm', Material: 'CW625N, low lead', Leak: 'Drips visibly when not pressed' })}`,
    [
      still('press-tee', 'Brass tees with steel sleeves on a workbench'),
      still('press-tee-close', 'Turned brass rings beside a steel sleeve with three windows'),
      crates,
      still('workshop', 'A toolmaker at a lathe, with steel moulds on shelves behind'),
    ],
  ),
  product(
    'drainage',
    'Twin-wall drain pipe',
    `<p>Corrugated outside, smooth inside, black outside, pale inside, so that the camera sees everything. 60 percent of it
is old crates and caps.</p>
${facts({ Diameters: '100 to 600 mm', Stiffness: 'SN 8', Recycled: '60 percent', Lengths: '6 m with double seal' })}`,
    [
      still('drain-pipe', 'Black corrugated pipes, their pale inner walls showing'),
      still('drain-pipe-close', 'Even ridges of corrugated pipe in slanting light'),
      stack,
      yard,
    ],
  ),
  product(
    'drainage',
    'Access chamber 600',
    `<p>New in autumn 2026: a chamber of rotation-moulded polyethylene with turning inlets that follow the pipe up to seven
degrees. Two people carry it without a crane. Pictures follow as soon as the first series leaves the mould.</p>
${facts({ Diameter: '600 mm', Depth: '0.8 to 4 metres', Inlets: 'Three, 110 to 315 mm', Weight: '29 kg without rings' })}`,
    [],
  ),
];
