/**
 * Acts that changed their title while their articles kept their numbers: earlier title → today's. Acts
 * that were renumbered with the new title (상속세법, 행형법 …) are left out: a link to today's article of
 * the same number would mislead.
 */
export const formerLawNames: Readonly<Record<string, string>> = {
  공직선거및선거부정방지법: '공직선거법',
  특별소비세법: '개별소비세법',
  부정경쟁방지법: '부정경쟁방지 및 영업비밀보호에 관한 법률',
  '국가유공자예우 등에 관한 법률': '국가유공자 등 예우 및 지원에 관한 법률',
  '학원의 설립·운영에 관한 법률': '학원의 설립ㆍ운영 및 과외교습에 관한 법률',
  남녀고용평등법: '남녀고용평등과 일ㆍ가정 양립 지원에 관한 법률',
}
