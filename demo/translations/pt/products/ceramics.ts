import { facts } from '#demo/content/references.ts';
import type { Translations } from '#demo/translations/translations.ts';
import { still } from '../pictures.ts';
import { printingATile, throughTheKiln } from '../videos.ts';

const pallet = still('packed-tiles');
const crockery = still('packed-tableware');
const hall = still('tiled-hall');
const facade = still('facade');

export const ceramicProducts: Translations['product'] = {
  'Areal porcelain stone 60 × 60': {
    name: 'Grés porcelânico Areal 60 × 60',
    description: `<p>Grés porcelânico de massa corada em quatro tons minerais. Colorido a toda a espessura, prensado a 420 bar, retificado ao
décimo de milímetro e assente com uma junta de dois.</p>
${facts({
  Medida: '597 × 597 × 9,5 mm',
  'Absorção de água': '0,08%',
  'Resistência ao escorregamento': 'R10 (R11 escovado)',
  Embalagem: '4 ladrilhos, 1,43 m², 31 kg por caixa',
})}`,
    media: [still('porcelain-floor'), still('porcelain-floor-close'), pallet, hall, throughTheKiln],
  },
  'Terracotta hexagon': {
    name: 'Tijoleira hexagonal de terracota',
    description: `<p>Barro de Águeda, vermelho de ferro, extrudido, cortado a fio e cozido devagar. Não há duas exatamente da mesma cor, e ao
assentar devem misturar-se as de três caixas.</p>
${facts({
  Medida: '200 mm entre lados, 15 mm de espessura',
  Acabamento: 'sem tratamento, ou oleada aqui',
  Utilização: 'no interior, e no exterior onde não gele',
})}`,
    media: [still('hex-floor'), still('hex-floor-close'), pallet],
  },
  'Non-slip stair tread': {
    name: 'Degrau antiderrapante',
    description: `<p>Um degrau com focinho prensado e onze ranhuras, feito para estações de comboio. A aresta contrastante vê-se ao lusco-fusco
e não se gasta, porque é cozida com a peça.</p>
${facts({
  Medida: '300 × 1200 × 14 mm',
  'Resistência ao escorregamento': 'R11, ensaio de rampa com pés descalços classe C',
  'Contraste luminoso': 'mais de 60 pontos entre a aresta e o degrau',
})}`,
    media: [still('stair-tread'), still('stair-tread-close'), pallet],
  },
  'Terrazzo 40 × 40': {
    name: 'Marmorite 40 × 40',
    description: `<p>Grãos dos nossos próprios azulejos partidos num cimento de areia branca: 71% dela seria, de outro modo, desperdício.
Polida e selada, aguenta sessenta anos num corredor de escola.</p>
${facts({
  Medida: '400 × 400 × 18 mm',
  Reciclado: '71% do peso',
  Fundos: 'branco, areia, azul-petróleo',
})}`,
    media: [still('terrazzo'), still('terrazzo-close'), pallet, hall],
  },
  'Metro tile 7.5 × 15': {
    name: 'Azulejo metro 7,5 × 15',
    description: `<p>O azulejo biselado das cozinhas e das estações de metro. O nosso é vidrado duas vezes, para que o bisel fique tão regular
como a face, e vem com onze remates.</p>
${facts({
  Medida: '75 × 150 × 7 mm',
  Cores: '36, em brilho ou acetinado',
  Embalagem: '88 azulejos, 0,99 m² por caixa',
})}`,
    media: [still('metro-tile'), still('metro-tile-close'), pallet],
  },
  'Azul pattern tile 14 × 14': {
    name: 'Azulejo de padrão Azul 14 × 14',
    description: `<p>Serigrafado à mão em cobalto sobre branco de estanho, segundo onze desenhos antigos de Aveiro e de Ovar e quatro novos. Para
restauros, fazemos a réplica do caco: mande-nos um num envelope.</p>
${facts({
  Medida: '140 × 140 × 9 mm',
  Desenhos: '15, cada um com cercadura e canto',
  Entrega: 'quatro semanas; seis para tons acertados por amostra',
})}`,
    media: [still('azul-tile'), still('azul-tile-close'), facade, pallet, printingATile],
  },
  'Onda relief tile': {
    name: 'Azulejo em relevo Onda',
    description: `<p>Uma onda de três milímetros de fundo que muda com cada hora do dia. Rodando quatro azulejos, formam-se linhas, círculos ou
padrão nenhum.</p>
${facts({
  Medida: '200 × 200 × 11 mm',
  Vidrados: 'giz, celadão, mar fundo',
  Limpeza: 'liso que chegue para cozinhas; ensaiado com óleo e curcuma',
})}`,
    media: [still('wave-tile'), still('wave-tile-close'), pallet],
  },
  'Matt field tile 20 × 20': {
    name: 'Azulejo liso mate 20 × 20',
    description: `<p>O discreto. Um quadrado liso de vidrado mate que esconde as marcas de água, em 36 cores que ligam todas umas com as outras,
porque desde 1998 é a mesma pessoa que as mistura.</p>
${facts({
  Medida: '198 × 198 × 7 mm',
  Cores: '36; mostruários gratuitos',
  Embalagem: '26 azulejos, 1,02 m² por caixa',
})}`,
    media: [still('field-tile'), still('field-tile-close'), pallet],
  },
  'Stoneware plate Ria': {
    name: 'Prato de grés Ria',
    description: `<p>Um prato para restaurantes: empilha sem chocalhar, vai do forno à mesa, e o bordo sobrevive a uma queda de 40 centímetros
sobre aço. Na aresta, o vidrado abre em âmbar.</p>
${facts({
  Medidas: '16, 21, 27 e 31 cm',
  Vidrados: 'sal, maré, brasa, ardósia, pinho',
  Reposição: 'peças avulsas durante dez anos',
})}`,
    media: [still('plates'), still('plates-close'), crockery],
  },
  'Stoneware jug and cups': {
    name: 'Jarro e chávenas de grés',
    description: `<p>Formas de torno, vazadas em molde para saírem iguais. O jarro serve sem deixar cair uma gota, o que custou nove moldes a
acertar, e na chávena cabe um café duplo ou o chocolate de uma criança.</p>
${facts({
  Capacidade: 'jarro 1,1 litros, chávena 0,18 litros',
  'Máquina da loiça': 'ensaio de 2000 ciclos',
  Embalagem: 'um jarro e quatro chávenas, ou avulso por grade',
})}`,
    media: [still('jug-cups'), still('jug-cups-close'), crockery],
  },
};
