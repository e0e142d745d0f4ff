import { facts } from '#demo/content/references.ts';
import type { Translations } from '#demo/translations/translations.ts';
import { still } from '../pictures.ts';
import { fromBaleToCone, settingUpAWarp } from '../videos.ts';

const cones = still('packed-cones');
const rolls = still('packed-rolls');
const linen = still('packed-linen');
const hall = still('spinning-hall');
const looms = still('loom-hall');

export const yarnAndClothProducts: Translations['product'] = {
  'Combed ring yarn Ne 30/1': {
    name: 'Fio penteado de anel Ne 30/1',
    description: `<p>O fio que fiamos há mais tempo e ainda o mais pedido. A penteação retira 17% da fibra; o que fica dá um jersey de
face limpa que não se deforma ao fim de cinquenta lavagens.</p>
<h3>Dados</h3>
${facts({
  Título: 'Ne 30/1 (19,7 tex)',
  Torção: '820 voltas por metro, Z',
  Resistência: '17,5 cN/tex, alongamento de 5,4%',
  Regularidade: 'CVm de 11,9%',
  Embalagem: 'cones de 1,89 kg, 24 por caixa',
})}`,
    media: [still('ring-yarn'), still('ring-yarn-close'), cones, hall, fromBaleToCone],
  },
  'Carded yarn Ne 20/1': {
    name: 'Fio cardado Ne 20/1',
    description: `<p>Um fio seco, um pouco nervoso, para toalhas, trama de ganga e malhas mais pesadas. Fiado de algodão de 27 milímetros
de três origens, que misturamos de dezoito em dezoito fardos, para que um lote seja igual ao seguinte.</p>
${facts({
  Título: 'Ne 20/1 (29,5 tex)',
  Resistência: '15,2 cN/tex',
  Utilização: 'felpo, trama de ganga, felpa',
  Embalagem: 'cones de 2,1 kg, 20 por caixa',
})}`,
    media: [still('carded-yarn'), still('carded-yarn-close'), cones],
  },
  'Two-ply compact yarn Ne 60/2': {
    name: 'Fio compacto de dois cabos Ne 60/2',
    description: `<p>A fiação compacta aperta no fio as fibras soltas antes de o torcer. Dois destes cabos, retorcidos e gaseados, dão o
brilho ao tecido de camisaria. Algodão de fibra longa do delta do Nilo.</p>
${facts({
  Título: 'Ne 60/2 (2 × 9,8 tex)',
  Pilosidade: '2,6 (contra 4,1 no fio de anel)',
  Utilização: 'popelina, piqué fino, linha de costura',
  Embalagem: 'cones de 1,25 kg, 24 por caixa',
})}`,
    media: [still('compact-yarn'), still('compact-yarn-close'), cones, hall],
  },
  'Recycled cotton yarn Ne 16/1': {
    name: 'Fio de algodão reciclado Ne 16/1',
    description: `<p>Metade são fibras curtas das nossas penteadeiras, metade retalhos desfiados dos nossos clientes, separados por cor e não
tingidos. Cada lote é uma mescla única; guardamos amostras de todos para os podermos acertar.</p>
${facts({
  Título: 'Ne 16/1 (36,9 tex), open-end',
  Composição: '100% algodão, 94% do qual reciclado',
  Tons: 'doze, de ardósia a aveia',
  Poupança: '2300 litros de água por quilo em relação a algodão novo, balanço do laboratório de 2024',
})}`,
    media: [still('recycled-yarn'), still('recycled-yarn-close'), cones],
  },
  'Poplin 120': {
    name: 'Popelina 120',
    description: `<p>Popelina de camisaria em fio compacto: canelado fino, toque seco, sem brilho nos cotovelos. Branqueada, tinta em peça em
24 cores de catálogo ou estampada segundo o seu desenho.</p>
${facts({
  Gramagem: '120 g/m²',
  Densidade: '54 × 30 fios por centímetro',
  Largura: '150 cm',
  Encolhimento: 'inferior a 2% ao fim de cinco lavagens a 60 °C',
})}`,
    media: [still('poplin'), still('poplin-close'), rolls, looms],
  },
  'Twill 260': {
    name: 'Sarja 260',
    description: `<p>Tecido para quem se ajoelha, levanta pesos e carrega. A diagonal íngreme da sarja sacode o pó; a trama é de dois cabos,
para que o joelho dure mais do que a costura.</p>
${facts({
  Gramagem: '260 g/m²',
  Ligamento: 'sarja 3/1, íngreme',
  Abrasão: '60 000 ciclos até ao primeiro fio partido',
  Cores: 'azul-marinho, ardósia, musgo, ferrugem, cru',
})}`,
    media: [still('twill'), still('twill-close'), rolls],
  },
  'Canvas 410': {
    name: 'Lona 410',
    description: `<p>Lona crua e pesada para sacos, toldos e cenários. Tecida em teares que nós próprios reconstruímos em 2016, com uma força
de batimento que o fabricante não tinha previsto.</p>
${facts({
  Gramagem: '410 g/m²',
  Largura: '160 ou 210 cm',
  Acabamento: 'em cru, ou hidrófugo sem cera',
  'Resistência ao rasgo': '92 N no sentido da trama',
})}`,
    media: [still('canvas'), still('canvas-close'), rolls],
  },
  'Yarn-dyed check': {
    name: 'Xadrez de fio tinto',
    description: `<p>Quadrados e riscas de fio tinto: a cor atravessa o tecido e fica. Escolha entre os 140 desenhos do livro de padrões ou
envie o seu; uma amostra em tear manual demora oito dias.</p>
${facts({
  Gramagem: '135 g/m²',
  Cores: 'até oito na teia e seis na trama',
  Mínimo: '300 metros por desenho',
  'Solidez à lavagem': '4 a 5 a 60 °C',
})}`,
    media: [still('check-cloth'), still('check-cloth-close'), rolls, looms, settingUpAWarp],
  },
  'Terry towel 500': {
    name: 'Toalha de felpo 500',
    description: `<p>Uma toalha de hotel que seca: felpo de fio cardado de baixa torção sobre um fundo firme, embainhada a toda a volta, com
uma presilha que aguenta quatro quilos. Ensaiada para 120 lavagens industriais.</p>
${facts({
  Gramagem: '500 g/m²',
  Medidas: '30 × 50, 50 × 100, 70 × 140, 100 × 150 cm',
  Cores: 'branco e outras nove',
  Personalização: 'barra com o nome tecido a partir de 400 peças',
})}`,
    media: [still('towels'), still('towels-close'), linen],
  },
  'Waffle bedspread': {
    name: 'Colcha de favos',
    description: `<p>Uma colcha leve, de favos fundos que guardam o ar e voltam a soltá-lo. Lavada antes de embainhada, para que a medida da
etiqueta seja a medida em cima da cama.</p>
${facts({
  Gramagem: '340 g/m²',
  Medidas: '180 × 260, 240 × 260, 280 × 260 cm',
  Cores: 'giz, aveia, névoa, barro',
})}`,
    media: [still('bedspread'), still('bedspread-close'), linen],
  },
};
