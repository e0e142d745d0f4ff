import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';

export const news2026: Translations['news'] = {
  'Kiln two lights its first hydrogen flame in Aveiro': {
    heading: 'Forno dois acende em Aveiro a primeira chama de hidrogénio',
    image: pic('kiln'),
    description: `<p>Às 6h40 de terça-feira, o segundo forno de rolos da Salgado Tile Works recebeu pela primeira vez uma mistura
de gás natural com 12% de hidrogénio. Trabalhou nove horas, cozeu 3400 metros quadrados de ladrilhos, e ninguém na sala de
escolha os soube distinguir dos da véspera.</p>
<p>Os queimadores foram trocados na paragem de agosto. Durante o inverno, a percentagem vai subir três pontos de cada
vez; aos 30%, previstos para 2028, o forno poupará 2100 toneladas de dióxido de carbono por ano.</p>
<p>«A cor da chama foi a única coisa que mudou», diz Stefan Kowalczyk, que no grupo responde por tudo o que é quente. «Já quase
não se vê. Tivemos de comprar câmaras novas.»</p>
<p>O hidrogénio vem por estrada de um eletrolisador em Estarreja, a 18 quilómetros. A construção de uma conduta está a ser
discutida com a câmara municipal.</p>`,
  },
  'Forty years: 4,200 visitors at the open day': {
    heading: 'Quarenta anos: 4200 visitantes no dia de portas abertas',
    image: pic('open-day'),
    description: `<p>A 6 de outubro de 1986 arrancou em Guimarães o primeiro contínuo. Quarenta anos depois, no mesmo dia, Rosa
Machado carregou no mesmo botão verde, e o contínuo n.º 7 trabalhou um minuto perante 4200 convidados.</p>
<p>As nove unidades estiveram abertas. As mais concorridas foram o forno da Marinha Grande, onde os visitantes podiam soprar a
sua própria garrafa (812 sopraram, e 511 dessas garrafas têm-se de pé), e o cais de Leixões, onde um cozinheiro de bordo de Manila
serviu sopa.</p>
<h3>Um presente para a cidade</h3>
<p>A fundação dos trabalhadores ofereceu 40 bolsas para a escola têxtil, uma por cada ano. Os dez primeiros bolseiros começaram
em setembro.</p>`,
  },
  'Access chamber 600 enters the range': {
    heading: 'Câmara de visita 600 entra na gama',
    image: pic('trench'),
    description: `<p>A Vouga Pipe Systems já faz também a câmara a que os tubos vão dar. A primeira saída de Águeda pesa 29 quilos e
é levada por duas pessoas, onde o betão precisa de uma grua e de uma rua cortada.</p>
<p>Três entradas rodam sete graus para cada lado, de modo que uma vala torta deixou de ser razão para parar a obra. Foi posta à
prova durante um ano em onze ruas de Sever do Vouga, com duas cheias pelo meio.</p>
<p>Pode ser encomendada, com entrega de armazém, a partir de janeiro de 2027. As imagens e os desenhos seguem em
dezembro.</p>`,
  },
  'The night lorry goes electric': {
    heading: 'O camião da noite passa a elétrico',
    image: pic('coast-road'),
    description: `<p>Desde segunda-feira, a volta entre Guimarães, Famalicão e Leixões é feita por dois tratores rodoviários elétricos. Saem às
21h30, quando os nossos telhados já encheram as baterias e a autoestrada está vazia, e têm 140 quilómetros pela frente com 26
toneladas atrás.</p>
<p>Primeiro perguntou-se aos motoristas: seis em oito quiseram mudar. «É tão silencioso que oiço a chuva», escreve Ana Couto,
que conduz para a Quayline desde o primeiro dia.</p>`,
  },
  'Figures for 2025: fewer kilowatt-hours, more cloth': {
    heading: 'Contas de 2025: menos quilowatts-hora, mais tecido',
    image: pic('mill-morning'),
    description: `<p>Em 2025, o volume de negócios do grupo subiu 5,4%, para 412 milhões de euros. A energia comprada desceu 4,3%, para
381 gigawatts-hora, a terceira descida consecutiva, embora tenhamos tecido mais um milhão de metros.</p>
<p>O lucro depois de impostos, de 21,6 milhões de euros, fica nas fábricas, à exceção de 5,4 milhões, dos quais um bom terço vai
para a fundação dos trabalhadores. Em abril, cada trabalhador recebe 610 euros.</p>
<p>O relatório completo, com as oito empresas uma a uma, está entre os nossos <a href="/corporate-values">relatórios</a>.</p>`,
  },
};
