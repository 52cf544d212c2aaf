/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WrittenFileLink } from '@/components/contracts/review/written-file-link'
import { ApiError } from '@/lib/api-client'
import { apiDownload, type DownloadedFile, saveFile } from '@/lib/api-download'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/api-download', () => ({ apiDownload: jest.fn(), saveFile: jest.fn() }))
jest.mock('@/components/layout/session/session-end', () => ({
  redirectIfSessionEnded: () => false,
}))

const file: DownloadedFile = { file: new Blob(['x']), name: 'comments.docx' }

function open() {
  render(
    <Localized>
      <WrittenFileLink
        address="/api/contract-reviews/a/comments"
        name="comments.docx"
        label="변경·메모 DOCX"
        working="변경과 메모를 넣는 중"
      />
    </Localized>,
  )
  return userEvent.setup()
}

test('says that the file is being written, and asks for it once', async () => {
  const user = open()
  let finish: (file: DownloadedFile) => void = () => {}
  jest.mocked(apiDownload).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  await user.click(screen.getByRole('link', { name: '변경·메모 DOCX' }))
  await user.click(await screen.findByRole('link', { name: '변경과 메모를 넣는 중' }))
  expect(apiDownload).toHaveBeenCalledTimes(1)
  finish(file)
  expect(await screen.findByRole('link', { name: '변경·메모 DOCX' })).not.toBeNull()
  expect(saveFile).toHaveBeenCalledWith(file)
})

test('says why there is no file, and lets it be asked for again', async () => {
  const user = open()
  jest.mocked(apiDownload).mockRejectedValue(new ApiError('rateLimit', 429))
  await user.click(screen.getByRole('link', { name: '변경·메모 DOCX' }))
  expect(await screen.findByText(/지금 다른 파일을 만들고 있습니다/)).not.toBeNull()
  expect(screen.getByRole('link', { name: '변경·메모 DOCX' })).not.toBeNull()
})
