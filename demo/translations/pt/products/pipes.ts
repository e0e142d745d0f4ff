import { facts } from '#demo/content/references.ts';
import type { Translations } from '#demo/translations/translations.ts';
import { still } from '../pictures.ts';
import { fourKilometres } from '../videos.ts';

const stack = still('packed-pipes');
const crates = still('packed-fittings');
const trench = still('trench');
const yard = still('pipe-yard');
const extrusion = still('extrusion-line');

export const pipeProducts: Translations['product'] = {
  'Water pipe PE 100': {
    name: 'Tubo de água PE 100',
    description: `<p>O tubo azul debaixo da estrada. Polietileno de terceira geração, soldado numa só peça por tantos quilómetros quantos o vale
tiver, para água potável até 16 bar.</p>
<h3>Dados</h3>
${facts({
  Diâmetros: '20 a 630 mm',
  Classes: 'SDR 11 e SDR 17',
  Comprimentos: 'rolos de 100 m até 110 mm, varas de 12 m acima disso',
  'Vida útil': '100 anos a 20 °C, extrapolados de ensaios desde 1989',
})}`,
    media: [still('water-pipe'), still('water-pipe-close'), stack, trench, fourKilometres],
  },
  'PVC-U pressure pipe': {
    name: 'Tubo de pressão PVC-U',
    description: `<p>Cinzento, rígido e leve, com um anel vedante moldado na boca, que ninguém se pode esquecer de pôr. Para estações elevatórias,
piscinas e rega.</p>
${facts({ Diâmetros: '32 a 400 mm', Pressão: '10 e 16 bar', Comprimentos: '6 m com boca', Chumbo: 'nenhum, desde 2005' })}`,
    media: [still('pvc-pipe'), still('pvc-pipe-close'), stack, yard],
  },
  'Multilayer heating pipe': {
    name: 'Tubo multicamada para aquecimento',
    description: `<p>Cinco camadas com alumínio no meio: dobra-se à mão e fica dobrado. Assente em pavimentos de Tromsø a Faro.</p>
${facts({
  Diâmetros: '16, 20, 26 e 32 mm',
  Calor: '95 °C por pouco tempo, 70 °C em contínuo',
  Rolos: '100, 200 ou 500 metros',
})}`,
    media: [still('coil'), still('coil-close'), stack, extrusion],
  },
  'Electrofusion coupler': {
    name: 'União eletrossoldável',
    description: `<p>Enfia-se, lê-se o código, carrega-se no botão: a resistência no interior funde os dois tubos num só. Quando a soldadura está
boa, sobem dois indicadores.</p>
${facts({
  Diâmetros: '20 a 315 mm',
  Pressão: '16 bar',
  Rastreabilidade: 'código de lote, legível por máquina, em cada peça',
})}`,
    media: [still('coupler'), still('coupler-close'), crates],
  },
  'Elbow 90°': {
    name: 'Curva 90°',
    description: `<p>Moldada por injeção com um raio interior largo, que poupa um terço da perda de carga de uma curva apertada. De cem em cem,
rebentamos uma de propósito.</p>
${facts({ Diâmetros: '20 a 160 mm', Ângulos: '90°, 45°, 30°', Rebentamento: 'acima de 48 bar' })}`,
    media: [still('elbow'), still('elbow-close'), crates],
  },
  'Press-fit tee, brass': {
    name: 'Tê de prensar em latão',
    description: `<p>Latão resistente à deszincificação, torneado na nossa oficina, com um casquilho de aço que mostra por três janelas se o tubo
entrou até ao fim.</p>
${facts({ Diâmetros: '16 a 32 mm', Material: 'CW625N, baixo teor de chumbo', Fuga: 'pinga à vista se não estiver prensado' })}`,
    media: [still('press-tee'), still('press-tee-close'), crates, still('workshop')],
  },
  'Twin-wall drain pipe': {
    name: 'Tubo de drenagem de parede dupla',
    description: `<p>Corrugado por fora e liso por dentro, preto por fora e claro por dentro, para que a câmara de inspeção veja tudo. Sessenta
por cento dele são grades e tampas velhas.</p>
${facts({ Diâmetros: '100 a 600 mm', Rigidez: 'SN 8', Reciclado: '60%', Comprimentos: '6 m com vedante duplo' })}`,
    media: [still('drain-pipe'), still('drain-pipe-close'), stack, yard],
  },
  'Access chamber 600': {
    name: 'Câmara de visita 600',
    description: `<p>Nova no outono de 2026: uma câmara de polietileno rotomoldado com entradas rotativas, que acompanham o tubo até sete graus.
Duas pessoas levam-na sem grua. As imagens seguem logo que a primeira série saia do molde.</p>
${facts({
  Diâmetro: '600 mm',
  Profundidade: '0,8 a 4 metros',
  Entradas: 'três, de 110 a 315 mm',
  Peso: '29 kg sem anéis',
})}`,
  },
};
