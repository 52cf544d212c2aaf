import { type ArticleDetail, articleDetailSchema } from '@/lib/corpus/case-schema'

/** An article as the public API answers it. */
export function makeArticleDetail(): ArticleDetail {
  return articleDetailSchema.parse({
    law: {
      lawId: '001706',
      title: '민법',
      kind: '법률',
      ministries: ['법무부'],
      promulgatedOn: null,
      promulgationNo: null,
      effectiveOn: null,
      pending: false,
      isSummary: false,
      sourceUrl: null,
    },
    article: {
      articleId: '001706#750',
      no: '750',
      title: '불법행위의 내용',
      path: '제3편 채권',
      body: '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있다.',
      pending: false,
      repealed: false,
      citedBy: 0,
    },
    explanation: null,
    previousNo: '749',
    nextNo: '751',
    citing: [],
  })
}
