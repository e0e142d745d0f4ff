export const aboutUs = `<h2>Oito fábricas, uma casa</h2>
<p>O nome Alvorim vem de <em>alvor</em>, a primeira luz do dia: é a essa hora que o turno da manhã entra em Guimarães. Somos um
grupo de oito empresas que pertence à família Sarmento (64%) e às pessoas que cá trabalham (36%, através de uma fundação criada
em 2009). As ações não estão em bolsa, e três quartos do lucro de cada ano ficam nas fábricas.</p>
<p>Cada empresa tem a sua própria direção e responde pela sua qualidade. Em comum têm aquilo que é melhor ter em comum: um
laboratório, uma central de compras, uma escola de formação, um escritório de exportação e, desde 2015, um transitário com
cais próprio no porto de Leixões.</p>
<h3>O grupo em números, 2025</h3>
<ul>
<li><strong>3140 pessoas</strong> de 41 nacionalidades em nove unidades</li>
<li><strong>412 milhões de euros</strong> de volume de negócios, 71% em exportação</li>
<li><strong>1460 clientes</strong>, dos quais 530 nos compram há mais de dez anos</li>
<li><strong>186 aprendizes</strong>, e nove em cada dez ficam</li>
</ul>
<h3>Como trabalhamos com os clientes</h3>
<p>Cada encomenda é acompanhada por uma só pessoa, da primeira pergunta à última caixa. As amostras de artigos em armazém saem
em dois dias úteis; as feitas por medida demoram oito. A uma reclamação responde um colega que nesse dia estava na fábrica, não
um formulário.</p>
<p>Venha ver: temos gosto nisso. Recebemos visitas às quintas-feiras, e o <a href="/contact">escritório de exportação</a> trata
do resto.</p>`;

export const history = `<h2>Quarenta anos em dez datas</h2>
<p>Na primavera de 1986, uma fiação de algodão à beira do Selho, em Guimarães, estava fechada havia dois anos. Helena Sarmento,
então engenheira têxtil de 31 anos, arrendou-a com um empréstimo da caixa económica e a ajuda de 38 antigos fiandeiros. A
<strong>6 de outubro de 1986</strong> puseram a trabalhar 4800 fusos em segunda mão, e as primeiras onze toneladas de fio
foram para uma malharia de Barcelos.</p>
<h3>Do fio ao tecido</h3>
<ul>
<li><strong>1986:</strong> a Alvorim Spinning arranca com 38 pessoas.</li>
<li><strong>1991:</strong> montam-se quarenta teares de pinças em Vila Nova de Famalicão: nasce a Alvorim Weaving.</li>
<li><strong>1997:</strong> o grupo compra a Salgado Tile Works, em Aveiro, em processo de falência, e mantém os 164 postos de
trabalho.</li>
<li><strong>2001:</strong> junta-se a Lima Sackworks e, com ela, os sacos de juta e de papel.</li>
</ul>
<h3>De uma cidade a toda uma costa</h3>
<ul>
<li><strong>2004:</strong> Foz Tinworks, em Matosinhos, que fornece as conserveiras de sardinha desde 1938.</li>
<li><strong>2008:</strong> Pinhal Glass; o forno é reconstruído em plena crise financeira.</li>
<li><strong>2012:</strong> Vouga Pipe Systems, em Águeda, com nove linhas de extrusão.</li>
<li><strong>2015:</strong> a Quayline Logistics instala-se no antigo entreposto frigorífico de Leixões.</li>
<li><strong>2019:</strong> abre, ao lado da primeira fiação, um laboratório único para todo o grupo.</li>
<li><strong>2024:</strong> painéis solares nas nove unidades, 9,6 megawatts ao todo.</li>
</ul>
<p>Das 38 pessoas do primeiro dia, duas ainda cá trabalham. Rosa Machado dirige a sala de penteação, e Helena Sarmento preside
à administração. O primeiro contínuo, o n.º 7, está no átrio de entrada e é posto a trabalhar todos os anos, a 6 de
outubro.</p>`;
