import { facts } from '#demo/content/references.ts';
import type { Translations } from '#demo/translations/translations.ts';
import { still } from '../pictures.ts';
import { bagInNinetySeconds } from '../videos.ts';

const sacks = still('packed-sacks');
const cartons = still('packed-bags');
const jute = still('jute-close');
const kraft = still('kraft-close');

export const bagProducts: Translations['product'] = {
  'Jute sack, 50 kg coffee': {
    name: 'Saca de juta para 50 kg de café',
    description: `<p>A saca em que viaja o café verde, de serapilheira com três riscas azuis. Amaciada com óleo de farelo de arroz em vez de
óleo mineral, para que os grãos guardem o cheiro que é deles.</p>
${facts({
  Medida: '70 × 100 cm, 620 g',
  'Carga segura': '50 kg, ensaiada a 75',
  Impressão: 'até três cores nas duas faces',
  Embalagem: '300 por fardo',
})}`,
    media: [still('jute-sack'), jute, sacks, still('coffee-warehouse')],
  },
  'Jute shopper': {
    name: 'Saco de compras de juta',
    description: `<p>O saco que nos deu a conhecer a quem não compra fio. Forrado a algodão, com asas acolchoadas e fundo plano; cosido à mão em
40 máquinas, em Viana do Castelo.</p>
${facts({
  Medida: '38 × 33 × 19 cm',
  'Carga segura': '15 kg',
  Impressão: 'uma a quatro cores, a partir de 250 peças',
  Asas: 'precinta de algodão, 60 cm',
})}`,
    media: [still('jute-shopper'), still('jute-shopper-close'), cartons, still('sack-hall'), bagInNinetySeconds],
  },
  'Jute bottle carrier': {
    name: 'Porta-garrafas de juta',
    description: `<p>Uma, duas ou três garrafas lado a lado, com um separador de lona e uma janela que deixa ver o rótulo. Desenhado para os
viticultores do Douro, que o encomendam todos os setembros.</p>
${facts({ Medidas: 'uma, duas ou três garrafas de 0,75 litros', 'Carga segura': '5 kg', Impressão: 'uma ou duas cores' })}`,
    media: [still('jute-carrier'), jute, cartons],
  },
  'Hessian by the roll': {
    name: 'Serapilheira em rolo',
    description: `<p>Para jardineiros, estofadores e para quem embrulha árvores em novembro. Tafetá em três densidades, com ourela, que em dois
anos se desfaz na terra.</p>
${facts({ Gramagens: '190, 230 e 305 g/m²', Larguras: '102, 137 e 183 cm', Comprimento: '50 ou 91 metros por rolo' })}`,
    media: [still('hessian'), still('hessian-close'), sacks],
  },
  'Flat-bottomed kraft bag': {
    name: 'Saco kraft de fundo plano',
    description: `<p>O simples saco castanho, em nove tamanhos, de comprimidos a batatas. Uma folha de kraft de 70 gramas, colada com amido; vai
para o papelão tal como está.</p>
${facts({ Medidas: 'nove, de 10 a 36 cm de largura', Papel: 'kraft castanho ou branco de 70 g/m²', Mínimo: '10 000 por medida' })}`,
    media: [still('kraft-bag'), kraft, cartons],
  },
  'Carrier bag with twisted handles': {
    name: 'Saco de papel com asas retorcidas',
    description: `<p>O saco próprio de uma loja: kraft de 110 gramas, asas de papel retorcido coladas sob um reforço, impressão com tintas à base
de água. Dez quilos pendem dele um dia inteiro sem que ceda.</p>
${facts({
  Medidas: '18 × 8 × 22 a 45 × 17 × 48 cm',
  Impressão: 'até quatro cores em toda a superfície',
  Mínimo: '3000 por desenho',
  Entrega: 'cinco semanas após aprovação da prova',
})}`,
    media: [still('carrier-bag'), still('carrier-bag-close'), cartons, still('paper-hall')],
  },
  'Valve sack for cement': {
    name: 'Saco valvulado para cimento',
    description: `<p>Duas folhas de kraft para sacos, com uma válvula no canto que se fecha à medida que o saco enche. Enche em quatro segundos e
empilha até oito. Não tem plástico por dentro, e por isso o desagregador aceita-o inteiro.</p>
${facts({
  Capacidade: '25 ou 35 kg',
  Papel: '2 × 80 g/m² de kraft extensível para sacos',
  Queda: 'dez quedas de 85 cm sem romper',
})}`,
    media: [still('cement-sack'), still('cement-sack-close'), sacks],
  },
  'Bakery bag with window': {
    name: 'Saco de padaria com janela',
    description: `<p>Para pão que quer ser visto e respirar. A janela é de celulose, o papel é antigordura, de 40 gramas, e ambos podem ir para o
composto.</p>
${facts({ Medidas: 'seis, da carcaça ao cacete', Janela: 'película de celulose, 8 cm de largura', Impressão: 'até duas cores' })}`,
    media: [still('bakery-bag'), kraft, cartons],
  },
};
